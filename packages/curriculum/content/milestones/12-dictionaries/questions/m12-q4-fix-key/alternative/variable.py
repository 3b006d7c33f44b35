phone = {"Nila": "0771234567", "Arun": "0719876543"}
name = input("Name? ")
number = phone.get(name)
if number == None:
    number = "Not found"
print(number)
