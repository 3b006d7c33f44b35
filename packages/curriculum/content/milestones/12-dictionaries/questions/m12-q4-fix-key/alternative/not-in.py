phone = {"Nila": "0771234567", "Arun": "0719876543"}
name = input("Name? ")
if name not in phone:
    print("Not found")
else:
    print(f"{phone[name]}")
