used = int(input())
limit = int(input())
if used > limit:
    extra = used - limit
    print(f"Extra: {extra} GB")
print(f"Pay: Rs {extra * 20}")
