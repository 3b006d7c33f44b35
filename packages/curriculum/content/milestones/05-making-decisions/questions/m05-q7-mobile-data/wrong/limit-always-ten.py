used = int(input("Used GB? "))
limit = 10
if used > limit:
    extra = used - limit
    print(f"Extra: {extra} GB")
    print(f"Pay: Rs {extra * 20}")
else:
    print(f"You have {limit - used} GB left")
