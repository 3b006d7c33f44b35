# prediction: Take an umbrella / Go to school
rain = 8
print("Take an umbrella")
print("Go to school")
