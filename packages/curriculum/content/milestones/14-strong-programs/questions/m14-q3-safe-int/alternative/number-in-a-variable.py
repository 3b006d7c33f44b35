def to_number(text):
    try:
        number = int(text)
        return number
    except ValueError:
        print(end="")
    return None

print(to_number("42"))
print(to_number("tea"))
