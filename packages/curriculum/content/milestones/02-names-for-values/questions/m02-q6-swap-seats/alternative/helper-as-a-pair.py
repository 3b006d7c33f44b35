window = "Arun"
door = "Nila"
helper = [window, door]
window = helper[1]
door = helper[0]
print(f"Window: {window}")
print(f"Door: {door}")
