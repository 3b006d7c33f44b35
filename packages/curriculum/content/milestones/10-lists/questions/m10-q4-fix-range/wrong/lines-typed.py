names = ["Arun", "Nila", "Farida"]
print("1 Arun")
print("2 Nila")
print("3 Farida")
