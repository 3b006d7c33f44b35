used = int(input())
limit = int(input())
if used <= limit:
    left = limit - used
    print(f"You have {left} GB left")
else:
    extra = used - limit
    print(f"Extra: {extra} GB")
    print(f"Pay: Rs {20 * extra}")
