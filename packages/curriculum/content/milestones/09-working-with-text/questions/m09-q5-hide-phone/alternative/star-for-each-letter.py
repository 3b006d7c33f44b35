phone = input("Phone? ")
stars = ""
for digit in phone[:-4]:
    stars = stars + "*"
last = phone[-4:]
print(f"{stars}{last}")
