print(f"{float(input()) * 9 / 5 + 32:.1f} F")
