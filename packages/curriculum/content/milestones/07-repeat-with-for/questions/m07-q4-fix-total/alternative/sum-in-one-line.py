print("Sum:", sum(int(input("Number? ")) for i in range(3)))
