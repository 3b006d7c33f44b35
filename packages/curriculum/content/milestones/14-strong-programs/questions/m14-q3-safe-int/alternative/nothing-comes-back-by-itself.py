def to_number(text):
    try:
        return int(text)
    except ValueError:
        return

print(to_number("42"))
print(to_number("tea"))
