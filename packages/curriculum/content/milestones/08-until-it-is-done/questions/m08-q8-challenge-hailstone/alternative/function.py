def next_number(n):
    if n % 2 == 0:
        return n // 2
    return 3 * n + 1


n = int(input("Start? "))
numbers = [n]
while n != 1:
    n = next_number(n)
    numbers.append(n)
for number in numbers:
    print(number)
print("Steps:", len(numbers) - 1)
