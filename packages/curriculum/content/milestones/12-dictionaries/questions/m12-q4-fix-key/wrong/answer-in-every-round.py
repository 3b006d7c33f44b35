phone = {"Nila": "0771234567", "Arun": "0719876543"}
name = input("Name? ")
for key in phone:
    if key == name:
        print(phone[key])
    else:
        print("Not found")
