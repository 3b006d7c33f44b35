def greet(name, town):
    print(f"Hello {name} from {town}")

greet("Galle", "Nila")
greet("Trichy", "Ravi")
