light = input("Colour? ").lower()
if light == "RED":
    print("Stop")
elif light == "YELLOW":
    print("Get ready")
elif light == "GREEN":
    print("Go")
else:
    print("Unknown colour")
