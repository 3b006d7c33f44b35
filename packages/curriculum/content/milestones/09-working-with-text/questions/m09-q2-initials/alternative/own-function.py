def initial(name):
    return name[0] + "."


print(initial(input()) + initial(input()))
