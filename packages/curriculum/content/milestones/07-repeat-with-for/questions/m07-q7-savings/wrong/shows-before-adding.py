money = int(input("Each week? "))
weeks = int(input("Weeks? "))
total = 0
for w in range(1, weeks + 1):
    print(f"Week {w}: Rs {total}")
    total = total + money
print(f"You have Rs {total}")
