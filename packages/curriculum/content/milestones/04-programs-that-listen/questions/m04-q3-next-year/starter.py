age = input("Age? ")
