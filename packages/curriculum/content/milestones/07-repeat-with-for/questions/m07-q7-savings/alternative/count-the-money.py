money = int(input("Each week? "))
weeks = int(input("Weeks? "))
total = 0
week = 0
for i in range(weeks):
    week = week + 1
    total = total + money
    print(f"Week {week}: Rs {total}")
print(f"You have Rs {total}")
