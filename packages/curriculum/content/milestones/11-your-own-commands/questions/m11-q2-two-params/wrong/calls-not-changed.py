def greet(name, town):
    print(f"Hello {name} from {town}")

greet("Nila")
greet("Ravi")
