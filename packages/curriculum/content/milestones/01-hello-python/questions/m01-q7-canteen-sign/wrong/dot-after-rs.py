# A sign for our canteen
print("SCHOOL CANTEEN")
print()
print("Vadai Rs. 40")
print("Tea Rs. 50")
print("Bun Rs. 60")
