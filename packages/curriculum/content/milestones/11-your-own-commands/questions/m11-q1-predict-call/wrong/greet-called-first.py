# prediction: Vanakkam! / Start / End
def greet():
    print("Vanakkam!")

greet()
print("Start")
print("End")
