# prediction: 2 / mango
fruits = ["mango", "banana"]
fruits.append("papaya")
print(len(fruits))
print(fruits[1])
