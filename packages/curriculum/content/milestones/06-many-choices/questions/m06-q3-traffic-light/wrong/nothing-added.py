light = input("Colour? ").lower()
if light == "red":
    print("Stop")
# two more colours

else:
    print("Unknown colour")
