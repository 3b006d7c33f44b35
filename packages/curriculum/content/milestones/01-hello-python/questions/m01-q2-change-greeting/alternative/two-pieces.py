print("Vanakkam,", "Meena!")
