# Mimi, painted by Asha
print("== MIMI ==")
print(" /\\_/\\")
print("( o.o )")
print(" > ^ <")
print()
print("Years old:", 3, "- loves fish")
print("== MIMI ==")
