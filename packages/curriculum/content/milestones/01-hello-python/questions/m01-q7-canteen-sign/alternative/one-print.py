# The sign of the canteen
print("SCHOOL CANTEEN\n\nVadai Rs 40\nTea Rs 50\nBun Rs 60")
