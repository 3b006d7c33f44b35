# prediction: Vanakkam! / Start / End
def greet():
    print("Vanakkam!")

print("Start")
greet()
print("End")
