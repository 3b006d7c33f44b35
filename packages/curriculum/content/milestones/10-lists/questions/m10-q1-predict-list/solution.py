# prediction: 3 / banana
fruits = ["mango", "banana"]
fruits.append("papaya")
print(len(fruits))
print(fruits[1])
