price = int(input("Price? "))
save = int(input("Each week? "))
money = 0
weeks = 0
while money < price:
    money = save
    weeks = weeks + 1
    print(f"Week {weeks}: Rs {money}")
print(f"You can buy it after {weeks} weeks")
