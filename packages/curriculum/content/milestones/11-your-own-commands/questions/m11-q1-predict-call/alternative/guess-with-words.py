# prediction: first Start, then Vanakkam!, last End
def greet():
    print("Vanakkam!")

print("Start")
greet()
print("End")
