light = input("Colour? ").lower()
if light == "red":
    print("Stop")
elif light == "green":
    print("Go")
else:
    print("Unknown colour")
