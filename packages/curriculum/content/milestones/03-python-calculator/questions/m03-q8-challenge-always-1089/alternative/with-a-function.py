def turn(n):
    return n % 10 * 100 + n // 10 % 10 * 10 + n // 100


number = 732
back = turn(number)
difference = number - back
print(number, "-", back, "=", difference)
print(difference, "+", turn(difference), "=", difference + turn(difference))
