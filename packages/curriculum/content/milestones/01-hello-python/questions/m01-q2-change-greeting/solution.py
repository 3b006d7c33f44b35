print("Vanakkam, Meena!")
