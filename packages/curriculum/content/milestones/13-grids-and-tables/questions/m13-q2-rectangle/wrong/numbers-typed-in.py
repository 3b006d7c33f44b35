for r in range(3):
    for c in range(5):
        print("*", end="")
    print()
