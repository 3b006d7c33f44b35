def reply(taken):
    if taken == 1:
        return 3
    elif taken == 2:
        return 2
    return 1

left = 21
while left != 1:
    n = int(input())
    if n < 1 or n > 3:
        print("Only 1, 2 or 3")
    else:
        left = left - 4
        print("I take " + str(reply(n)) + ", " + str(left) + " left")
print("The last seed is yours. I win!")
