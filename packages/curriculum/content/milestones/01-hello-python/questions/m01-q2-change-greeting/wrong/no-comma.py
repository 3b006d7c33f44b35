print("Vanakkam Meena!")
