# Mimi, by Asha
print("==========")
print("My cat Mimi")
print()
print("Years:", 3)
print("She sleeps on my books")
print("She hates the rain")
print("-----")
