window = "Arun"
door = "Nila"
helper = "Arun"
window = "Nila"
door = helper
print("Window:", window)
print("Door:", door)
