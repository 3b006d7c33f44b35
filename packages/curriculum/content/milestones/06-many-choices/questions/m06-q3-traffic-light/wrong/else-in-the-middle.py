light = input("Colour? ").lower()
if light == "red":
    print("Stop")
else:
    print("Unknown colour")
if light == "yellow":
    print("Get ready")
if light == "green":
    print("Go")
