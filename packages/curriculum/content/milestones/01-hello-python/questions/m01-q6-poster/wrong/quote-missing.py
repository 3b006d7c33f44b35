# Rahim and his goat
print("= = = =")
print("Thambi the goat)
print("weighs", 22.5, "kg")
print()
print("He ate my homework")
print("= = = =")
