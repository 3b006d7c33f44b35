def greet(name, town):
    print(f"Hello {town} from {name}")

greet("Nila", "Galle")
greet("Ravi", "Trichy")
