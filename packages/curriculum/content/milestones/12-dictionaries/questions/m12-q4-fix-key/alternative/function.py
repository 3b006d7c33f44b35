phone = {"Nila": "0771234567", "Arun": "0719876543"}

def find(name):
    for key, number in phone.items():
        if key == name:
            return number
    return "Not found"

print(find(input("Name? ")))
