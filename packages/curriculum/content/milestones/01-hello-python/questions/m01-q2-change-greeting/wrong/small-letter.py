print("Vanakkam, meena!")
