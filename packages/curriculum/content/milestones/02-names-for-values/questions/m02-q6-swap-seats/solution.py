window = "Arun"
door = "Nila"
helper = window
window = door
door = helper
print("Window:", window)
print("Door:", door)
