# prediction: 3, அடுத்து வாழைப்பழம்
fruits = ["mango", "banana"]
fruits.append("papaya")
print(len(fruits))
print(fruits[1])
