def greet(name, town):
    line = f"Hello {name} from {town}"
    print(line)

nila_town = "Galle"
ravi_town = "Trichy"
greet("Nila", nila_town)
greet("Ravi", ravi_town)
