window = "Arun"
door = "Nila"
window = door
door = "Arun"
print("Window:", window)
print("Door:", door)
