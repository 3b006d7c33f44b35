print("Vanakkam,Meena!")
