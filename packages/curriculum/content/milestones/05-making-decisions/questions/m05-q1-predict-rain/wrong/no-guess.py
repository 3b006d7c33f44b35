# prediction: 
rain = 8
if rain > 10:
    print("Take an umbrella")
print("Go to school")
