money = int(input("Each week? "))
weeks = int(input("Weeks? "))
savings = 0
for i in range(weeks):
    savings += money
    week = i + 1
    print("Week " + str(week) + ": Rs", savings)
print("You have Rs", savings)
