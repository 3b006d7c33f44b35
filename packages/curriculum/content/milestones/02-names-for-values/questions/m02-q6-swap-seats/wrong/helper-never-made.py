window = "Arun"
door = "Nila"
window = door
door = helper
print("Window:", window)
print("Door:", door)
