town = "Trichy"
print(f"I live in {town}")
print(f"{town} is my town")
