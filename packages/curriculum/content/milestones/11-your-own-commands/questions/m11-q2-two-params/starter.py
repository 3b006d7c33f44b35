def greet(name):
    print(f"Hello {name}")

greet("Nila")
greet("Ravi")
