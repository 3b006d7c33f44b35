n = int(input("Teams? "))
for i in range(n):
    parts = input("Team and points? ").split()
    print(f"{i + 1}. {parts[0]} {parts[1]}")
