price = int(input())
save = int(input())
money = 0
week = 0
while True:
    if money >= price:
        break
    week += 1
    money += save
    print("Week " + str(week) + ": Rs " + str(money))
print("You can buy it after " + str(week) + " weeks")
