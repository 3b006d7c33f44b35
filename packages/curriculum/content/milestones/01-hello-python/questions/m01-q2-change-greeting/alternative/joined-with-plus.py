print("Vanakkam, " + "Meena" + "!")
