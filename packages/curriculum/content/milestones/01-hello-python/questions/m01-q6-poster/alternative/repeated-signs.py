# Poster by Devi for our band
print("*-" * 12)
print("   THE LOUD DRUMS")
print()
print("Drums:", 7)
print("Songs:", 3 + 2)
print("Ears closed, please")
print("*-" * 12)
