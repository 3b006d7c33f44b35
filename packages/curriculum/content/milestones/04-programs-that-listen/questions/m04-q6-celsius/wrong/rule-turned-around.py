celsius = float(input("Celsius? "))
fahrenheit = (celsius - 32) * 5 / 9
print(f"{fahrenheit:.1f} F")
