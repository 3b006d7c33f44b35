def to_number(text):
    if text.isdigit():
        return int(text)
    return None

print(to_number("42"))
print(to_number("tea"))
