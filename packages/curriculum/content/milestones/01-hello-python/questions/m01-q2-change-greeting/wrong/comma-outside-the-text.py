print("Vanakkam", "Meena!")
