window = "Arun"
door = "Nila"
helper = window
door = helper
print("Window:", window)
print("Door:", door)
