first = input()
last = input()
initials = first[:1] + "." + last[:1] + "."
print(initials)
