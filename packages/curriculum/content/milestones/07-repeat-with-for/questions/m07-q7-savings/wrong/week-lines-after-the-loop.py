money = int(input("Each week? "))
weeks = int(input("Weeks? "))
total = 0
for w in range(1, weeks + 1):
    total = total + money
print(f"Week {w}: Rs {total}")
print(f"You have Rs {total}")
