celsius = float(input("Celsius? "))
fahrenheit = celsius * 9 / 5 + 32
print(f"{fahrenheit:.1f}")
