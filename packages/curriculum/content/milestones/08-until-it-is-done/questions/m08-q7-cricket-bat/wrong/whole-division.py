price = int(input("Price? "))
save = int(input("Each week? "))
weeks = price // save
money = 0
for w in range(1, weeks + 1):
    money = money + save
    print(f"Week {w}: Rs {money}")
print(f"You can buy it after {weeks} weeks")
