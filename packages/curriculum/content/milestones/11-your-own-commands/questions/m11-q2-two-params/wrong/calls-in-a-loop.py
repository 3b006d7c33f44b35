def greet(name, town):
    print(f"Hello {name} from {town}")

towns = ["Galle", "Trichy"]
names = ["Nila", "Ravi"]
for i in range(2):
    greet(names[i], towns[i])
