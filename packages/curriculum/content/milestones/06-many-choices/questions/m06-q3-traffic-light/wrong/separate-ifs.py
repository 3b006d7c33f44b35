light = input("Colour? ").lower()
if light == "red":
    print("Stop")
if light == "yellow":
    print("Get ready")
if light == "green":
    print("Go")
else:
    print("Unknown colour")
