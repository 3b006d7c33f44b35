n = int(input("How many children? "))
circle = []
for number in range(1, n + 1):
    if number % 2 == 0:
        print("Out:", number)
    else:
        circle.append(number)
print("Winner:", circle[-1])
