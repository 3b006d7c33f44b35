window = "Arun"
door = "Nila"
print("Window:", door)
print("Door:", window)
