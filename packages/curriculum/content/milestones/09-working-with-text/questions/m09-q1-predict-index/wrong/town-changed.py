# prediction: K / Y / 5
town = "KANDY"
print(town[0])
print(town[-1])
print(len(town))
