# prediction: Start / Vanakkam! / End
print("Start")
print("Vanakkam!")
print("End")
