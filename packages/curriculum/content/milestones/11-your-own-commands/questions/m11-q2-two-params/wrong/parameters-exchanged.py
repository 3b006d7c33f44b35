def greet(town, name):
    print(f"Hello {name} from {town}")

greet("Nila", "Galle")
greet("Ravi", "Trichy")
