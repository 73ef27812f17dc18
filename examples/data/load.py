"""Loads the games of a run into pandas and prints the points of A by colour.

python3 examples/data/load.py runs/example
"""

import math
import sys
from pathlib import Path

import pandas as pd


def wilson(rate, games, z=1.959964):
    """The 95 % interval of a rate (Wilson 1927)."""
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(
        rate * (1 - rate) / games + z * z / (4 * games * games)
    )
    return middle - reach, middle + reach


def main(folder):
    # results.jsonl: one object for each game; here for the length of the games by its end
    results = pd.read_json(folder / "results.jsonl", lines=True)
    print(results.groupby("reason")["plies"].agg(["count", "mean"]).to_string(float_format="%.1f"))

    # games.csv: the same games as a flat table
    games = pd.read_csv(folder / "games.csv")
    games["colour"] = games["game"].map({0: "first", 1: "second"})
    for matchup, ours in games.groupby("matchup", sort=False):
        print(matchup)
        for colour, part in [("both", ours), *ours.groupby("colour")]:
            rate = part["pointsOfA"].mean()
            low, high = wilson(rate, len(part))
            print(f"{colour:7}{len(part):5d} games  rate {rate:.4f}  {low:.4f} to {high:.4f}")
        moves = (ours["plies"] - ours["openingPlies"]).sum()
        simulations = (ours["simulationsFirst"] + ours["simulationsSecond"]).sum()
        print(f"{simulations / moves:.1f} simulations a move")

    # the figures of the report, computed by Moyo
    summary = pd.read_csv(folder / "summary.csv")
    print(summary[["a", "b", "colourOfA", "games", "rate", "rateLow", "rateHigh"]].to_string())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
