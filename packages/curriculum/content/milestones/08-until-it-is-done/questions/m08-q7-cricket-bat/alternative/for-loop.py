price = int(input("Price? "))
save = int(input("Each week? "))
weeks = price // save
if price % save != 0:
    weeks = weeks + 1
for w in range(1, weeks + 1):
    print(f"Week {w}: Rs {w * save}")
print(f"You can buy it after {weeks} weeks")
