def new_scores(houses):
    board = {}
    for i in range(len(houses)):
        board[houses[i]] = 0
    return board

houses = ["Red", "Blue", "Green"]
print(new_scores(houses))
