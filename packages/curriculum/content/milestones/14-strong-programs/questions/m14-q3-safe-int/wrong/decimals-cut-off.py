def to_number(text):
    try:
        return int(float(text))
    except ValueError:
        return None

print(to_number("42"))
print(to_number("tea"))
