window = "Arun"
door = "Nila"
# swap the two values here

print("Window:", window)
print("Door:", door)
