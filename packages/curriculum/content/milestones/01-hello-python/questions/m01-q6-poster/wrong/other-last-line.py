# Mimi, by Asha
print(" /\\_/\\")
print("( o.o )")
print("My cat Mimi")
print()
print("Years:", 3)
print("She sleeps on my books")
print("meow meow")
