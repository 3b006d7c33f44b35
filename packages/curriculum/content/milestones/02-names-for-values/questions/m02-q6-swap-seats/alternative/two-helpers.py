window = "Arun"
door = "Nila"
helper = window
other = door
window = other
door = helper
print("Window:", window)
print("Door:", door)
