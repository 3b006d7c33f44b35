window = "Arun"
door = "Nila"
helper = window
print("Window:", window)
print("Door:", door)
