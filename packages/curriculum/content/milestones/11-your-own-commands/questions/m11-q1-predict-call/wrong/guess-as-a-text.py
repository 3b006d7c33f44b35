# prediction:
"Start / Vanakkam! / End"
def greet():
    print("Vanakkam!")

print("Start")
greet()
print("End")
