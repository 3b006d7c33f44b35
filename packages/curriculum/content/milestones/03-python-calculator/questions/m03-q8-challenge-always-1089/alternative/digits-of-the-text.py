number = 732
back = int(str(number)[::-1])
difference = number - back
again = int(str(difference).zfill(3)[::-1])
print(number, "-", back, "=", difference)
print(difference, "+", again, "=", difference + again)
