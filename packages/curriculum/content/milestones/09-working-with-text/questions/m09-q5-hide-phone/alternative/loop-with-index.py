phone = input("Phone? ")
hidden = ""
for i in range(len(phone)):
    if i < len(phone) - 4:
        hidden = hidden + "*"
    else:
        hidden = hidden + phone[i]
print(hidden)
