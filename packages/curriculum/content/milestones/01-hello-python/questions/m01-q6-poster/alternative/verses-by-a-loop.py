# Thenmozhi
print("la la la")
for verse in range(1, 5):
    print("Mother sings verse", verse)
print()
print("la la la")
