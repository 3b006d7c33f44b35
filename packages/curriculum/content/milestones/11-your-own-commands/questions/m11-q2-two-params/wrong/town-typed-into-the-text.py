def greet(name):
    print(f"Hello {name} from Galle")

greet("Nila")
greet("Ravi")
