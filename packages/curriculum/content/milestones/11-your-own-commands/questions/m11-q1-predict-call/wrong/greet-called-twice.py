# prediction: Vanakkam! / Start / Vanakkam! / End
def greet():
    print("Vanakkam!")

greet()
print("Start")
greet()
print("End")
