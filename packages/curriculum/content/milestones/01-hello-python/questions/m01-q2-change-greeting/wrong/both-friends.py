print("Vanakkam, Kavin!")
print("Vanakkam, Meena!")
