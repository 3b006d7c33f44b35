def greet(name, town):
    print(f"Hello {name} from {town}")

greet(town="Galle", name="Nila")
greet("Ravi", "Trichy")
