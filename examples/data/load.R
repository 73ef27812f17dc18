# Loads the games of a run and prints the points of A by colour.
#
# Rscript examples/data/load.R runs/example

folder <- commandArgs(trailingOnly = TRUE)[1]
games <- read.csv(file.path(folder, "games.csv"), stringsAsFactors = FALSE)

# The 95 % interval of a rate (Wilson 1927).
wilson <- function(rate, n, z = 1.959964) {
  middle <- (rate + z^2 / (2 * n)) / (1 + z^2 / n)
  reach <- z / (1 + z^2 / n) * sqrt(rate * (1 - rate) / n + z^2 / (4 * n^2))
  c(middle - reach, middle + reach)
}

show <- function(colour, part) {
  rate <- mean(part$pointsOfA)
  interval <- wilson(rate, nrow(part))
  cat(sprintf("%-7s%5d games  rate %.4f  %.4f to %.4f\n",
              colour, nrow(part), rate, interval[1], interval[2]))
}

for (matchup in unique(games$matchup)) {
  ours <- games[games$matchup == matchup, ]
  cat(matchup, "\n", sep = "")
  show("both", ours)
  show("first", ours[ours$game == 0, ])
  show("second", ours[ours$game == 1, ])
  cat(sprintf("%.1f simulations a move\n",
              sum(ours$simulationsFirst + ours$simulationsSecond) /
                sum(ours$plies - ours$openingPlies)))
}

# the figures of the report, computed by Moyo
print(read.csv(file.path(folder, "summary.csv"))[
  c("a", "b", "colourOfA", "games", "rate", "rateLow", "rateHigh")])
