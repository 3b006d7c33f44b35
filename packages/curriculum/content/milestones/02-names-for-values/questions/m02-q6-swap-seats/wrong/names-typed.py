window = "Arun"
door = "Nila"
window = "Nila"
door = "Arun"
print("Window:", window)
print("Door:", door)
