phone = {"Nila": "0771234567", "Arun": "0719876543"}
name = input("Name? ")
if name in phone:
    print(phone["name"])
else:
    print("Not found")
