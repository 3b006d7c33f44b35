n = int(input("Number? "))
print("even" if n % 2 == 0 else "odd")
