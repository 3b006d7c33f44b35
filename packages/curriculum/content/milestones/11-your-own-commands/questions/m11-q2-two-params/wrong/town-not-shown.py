def greet(name, town):
    print(f"Hello {name}")

greet("Nila", "Galle")
greet("Ravi", "Trichy")
