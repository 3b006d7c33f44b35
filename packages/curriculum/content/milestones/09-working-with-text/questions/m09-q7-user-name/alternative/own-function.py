def user_name(name, year):
    return name.strip()[:3].lower() + year[-2:]


name = input()
print(user_name(name, input()))
