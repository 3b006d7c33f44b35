def to_number(text):
    try:
        if text.isdigit():
            return int(text)
        return None
    except ValueError:
        return None

print(to_number("42"))
print(to_number("tea"))
