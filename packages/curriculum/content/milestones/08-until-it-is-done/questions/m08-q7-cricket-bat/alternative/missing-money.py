price = int(input("Price? "))
save = int(input("Each week? "))
missing = price
weeks = 0
while missing > 0:
    missing = missing - save
    weeks = weeks + 1
    print(f"Week {weeks}: Rs {price - missing}")
print(f"You can buy it after {weeks} weeks")
