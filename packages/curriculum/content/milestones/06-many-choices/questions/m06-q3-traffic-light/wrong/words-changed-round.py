light = input("Colour? ").lower()
if light == "red":
    print("Stop")
elif light == "yellow":
    print("Go")
elif light == "green":
    print("Get ready")
else:
    print("Unknown colour")
