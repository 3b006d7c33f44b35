window = "Arun"
door = "Nila"
window = door
helper = window
door = helper
print("Window:", window)
print("Door:", door)
