window = "Arun"
door = "Nila"
helper = door
window = door
door = helper
print("Window:", window)
print("Door:", door)
