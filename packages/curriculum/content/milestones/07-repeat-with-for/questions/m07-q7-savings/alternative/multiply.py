money = int(input())
weeks = int(input())
for week in range(1, weeks + 1):
    print(f"Week {week}: Rs {money * week}")
print(f"You have Rs {money * weeks}")
