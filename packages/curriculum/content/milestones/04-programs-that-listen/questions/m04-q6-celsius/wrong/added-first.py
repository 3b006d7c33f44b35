celsius = float(input("Celsius? "))
fahrenheit = (celsius + 32) * 9 / 5
print(f"{fahrenheit:.1f} F")
