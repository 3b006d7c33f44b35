def turn(n):
    return n % 10 * 100 + n // 10 % 10 * 10 + n // 100

n = int(input("Number? "))
print("Turned:", turn(n))
difference = abs(n - turn(n))
print("Difference:", difference)
print("Turned:", turn(difference))
print("Sum:", difference + turn(difference))
