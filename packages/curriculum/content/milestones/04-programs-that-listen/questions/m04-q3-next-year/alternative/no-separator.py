age = int(input("Age? "))
next_age = age + 1
print("Next year you will be ", next_age, ".", sep="")
