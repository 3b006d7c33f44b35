import random
a = input("First friend? ")
b = input("Second friend? ")
print(f"""{a} and {b}
sat on a {random.choice("tiger")}
for {random.randint(1, 59)} minutes.""")
print("Then rain came.")
