window = "Arun"
door = "Nila"
helper = window
window = door
print("Window:", window)
print("Door:", door)
