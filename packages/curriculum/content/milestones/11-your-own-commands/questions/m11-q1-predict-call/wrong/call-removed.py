# prediction: Start / End
def greet():
    print("Vanakkam!")

print("Start")
print("End")
