n = int(input("Steps? "))
print("\n".join("#" * i for i in range(1, n + 1)))
