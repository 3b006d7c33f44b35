used = int(input("Used GB? "))
limit = int(input("Limit GB? "))
extra = used - limit
if used > limit:
    print(f"Extra: {extra} GB")
else:
    print(f"You have {limit - used} GB left")
print(f"Pay: Rs {extra * 20}")
