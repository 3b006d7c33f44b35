# prediction: Go to school
rain = 5
if rain > 10:
    print("Take an umbrella")
print("Go to school")
