# prediction: 2 / banana
fruits = ["mango", "banana"]
print(len(fruits))
print(fruits[1])
