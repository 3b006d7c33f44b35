name = input("Who are you? ")
greeting = f"Welcome, {name}!"
print(greeting)
