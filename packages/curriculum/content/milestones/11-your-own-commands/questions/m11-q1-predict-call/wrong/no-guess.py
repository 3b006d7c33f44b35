# prediction:
def greet():
    print("Vanakkam!")

print("Start")
greet()
print("End")
