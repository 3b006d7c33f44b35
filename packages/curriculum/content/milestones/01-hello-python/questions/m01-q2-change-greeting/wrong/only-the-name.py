print("Meena!")
