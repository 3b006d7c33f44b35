def greet(name, town):
    print("Hello " + name + " from " + town)

greet("Nila", "Galle")
greet("Ravi", "Trichy")
