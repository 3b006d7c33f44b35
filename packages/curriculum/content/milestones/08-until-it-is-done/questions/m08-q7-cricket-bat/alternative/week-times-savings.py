price = int(input("Price? "))
save = int(input("Each week? "))
week = 0
while week * save < price:
    week = week + 1
    print(f"Week {week}: Rs {week * save}")
print("You can buy it after", week, "weeks")
