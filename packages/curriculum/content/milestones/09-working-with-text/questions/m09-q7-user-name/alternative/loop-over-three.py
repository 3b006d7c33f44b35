name = input().strip()
year = input()
user = ""
for letter in name:
    if len(user) < 3:
        user = user + letter.lower()
print(user + year[2] + year[3])
