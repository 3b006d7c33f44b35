def greet(name, town):
    print(f"Hello {name} from Galle")

greet("Nila", "Galle")
greet("Ravi", "Trichy")
