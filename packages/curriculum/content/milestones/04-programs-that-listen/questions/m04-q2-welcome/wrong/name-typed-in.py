name = "Nila"
print(f"Welcome, {name}!")
