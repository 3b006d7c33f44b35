total = 0
answer = input("Points? ")
while answer != "0":
    total = total + int(answer)
    answer = input("Points? ")
print("Sum: " + str(total))
