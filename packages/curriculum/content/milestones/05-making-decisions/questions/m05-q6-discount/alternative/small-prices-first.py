p = float(input())
if p < 2000:
    pay = p
else:
    pay = p * 90 / 100
print(f"Pay: Rs {pay:.2f}")
