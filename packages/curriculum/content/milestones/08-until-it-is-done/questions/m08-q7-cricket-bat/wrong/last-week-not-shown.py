price = int(input("Price? "))
save = int(input("Each week? "))
money = save
weeks = 1
while money < price:
    print(f"Week {weeks}: Rs {money}")
    money = money + save
    weeks = weeks + 1
print(f"You can buy it after {weeks} weeks")
