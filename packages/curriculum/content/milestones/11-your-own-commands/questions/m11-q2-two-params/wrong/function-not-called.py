def greet(name, town):
    print(f"Hello {name} from {town}")

print("Hello Nila from Galle")
print("Hello Ravi from Trichy")
