used = int(input("Used GB? "))
limit = int(input("Limit GB? "))
if used > limit:
    extra = used - limit
    print(f"Extra: {extra} GB")
    print(f"Pay: Rs {extra + 20}")
else:
    print(f"You have {limit - used} GB left")
