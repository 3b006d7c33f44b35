print("Vanakkam, Meena")
