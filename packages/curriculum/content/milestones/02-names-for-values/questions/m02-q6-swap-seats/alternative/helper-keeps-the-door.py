window = "Arun"
door = "Nila"
helper = door
door = window
window = helper
print("Window:", window)
print("Door:", door)
