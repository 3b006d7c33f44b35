right_user = "nila"
right_pin = "4521"
user = input("User? ")
pin = input("PIN? ")
message = "Welcome"
if not user == right_user:
    message = "Unknown user"
elif not pin == right_pin:
    message = "Wrong PIN"
print(message)
