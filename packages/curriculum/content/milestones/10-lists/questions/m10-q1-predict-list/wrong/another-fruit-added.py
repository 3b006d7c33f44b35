# prediction: 4 / banana
fruits = ["mango", "banana"]
fruits.append("papaya")
fruits.append("guava")
print(len(fruits))
print(fruits[1])
