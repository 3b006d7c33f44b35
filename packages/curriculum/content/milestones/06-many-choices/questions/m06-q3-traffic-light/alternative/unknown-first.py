light = input("Colour? ").lower()
if light not in ["red", "yellow", "green"]:
    print("Unknown colour")
elif light == "red":
    print("Stop")
elif light == "yellow":
    print("Get ready")
else:
    print("Go")
