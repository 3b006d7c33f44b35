def greet(name, town):
    print("Hello Nila from Galle")
    print("Hello Ravi from Trichy")

greet("Nila", "Galle")
