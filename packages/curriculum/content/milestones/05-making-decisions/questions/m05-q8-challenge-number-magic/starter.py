n = int(input("Number? "))
first = n // 100
middle = n // 10 % 10
last = n % 10

