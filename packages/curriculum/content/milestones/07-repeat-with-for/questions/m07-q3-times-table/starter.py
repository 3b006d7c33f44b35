n = int(input("Number? "))
for i in range():
    print(f"")
