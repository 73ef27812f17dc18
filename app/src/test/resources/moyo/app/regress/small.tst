# Positions that any search understands; the folder games is beside this file.

loadsgf games/straight-three.sgf 1
10 reg_genmove b
#? [B1]
20 reg_genmove w
#? [B1]
30 is_legal b B1
#? [1]
# Nobody plays here.
40 reg_genmove b
#? [!B1]*

# Black lives and has won, and White knows.
loadsgf games/straight-three.sgf
uct_param_player max_games 1
50 query_boardsize
#? [5]
reg_genmove b
60 sg_compare_float 0.7 uct_value
#? [1]
reg_genmove w
70 sg_compare_float 0.3 uct_value
#? [-1]
