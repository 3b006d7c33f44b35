light = input("Colour? ").lower()
if light == "red":
    print("Stop")
elif light == "Yellow":
    print("Get ready")
elif light == "Green":
    print("Go")
else:
    print("Unknown colour")
