def to_number(text):
    try:
        # give the whole number back
    except ValueError:
        return None

print(to_number("42"))
print(to_number("tea"))
