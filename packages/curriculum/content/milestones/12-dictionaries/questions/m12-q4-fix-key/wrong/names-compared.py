phone = {"Nila": "0771234567", "Arun": "0719876543"}
name = input("Name? ")
if name == "Nila":
    print("0771234567")
elif name == "Arun":
    print("0719876543")
else:
    print("Not found")
