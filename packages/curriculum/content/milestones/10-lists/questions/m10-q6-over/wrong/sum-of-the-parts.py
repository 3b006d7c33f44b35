parts = input().split()
print(f"Total: {sum(parts)}")
