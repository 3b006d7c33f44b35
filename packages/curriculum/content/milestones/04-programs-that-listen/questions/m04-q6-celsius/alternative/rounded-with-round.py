celsius = float(input("Celsius? "))
fahrenheit = round(celsius * 9 / 5 + 32, 1)
print(fahrenheit, "F")
