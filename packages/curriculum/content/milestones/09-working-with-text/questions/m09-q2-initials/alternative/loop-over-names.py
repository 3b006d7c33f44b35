initials = ""
for question in ["First name? ", "Last name? "]:
    name = input(question)
    initials = initials + name[0] + "."
print(initials)
