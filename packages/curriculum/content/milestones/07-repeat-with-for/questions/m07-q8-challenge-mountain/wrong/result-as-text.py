n = int(input("Lines? "))
up = ""
down = ""
for i in range(1, n + 1):
    ones = "1" * i
    up = f"{up}{i}"
    print(f"{ones} x {ones} = {up}{down}")
    down = f"{i}{down}"
