phone = {"Nila": "0771234567", "Arun": "0719876543"}
name = input("Name? ")
try:
    print(phone[name])
except KeyError:
    print("Not found")
