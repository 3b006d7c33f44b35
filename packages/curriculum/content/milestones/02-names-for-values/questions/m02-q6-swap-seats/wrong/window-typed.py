window = "Arun"
door = "Nila"
helper = window
window = "Nila"
door = helper
print("Window:", window)
print("Door:", door)
