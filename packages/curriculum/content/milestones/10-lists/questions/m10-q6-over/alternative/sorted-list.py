texts = input("Runs? ").split(" ")
sixes = texts.count("6")
numbers = [int(text) for text in texts]
numbers.sort()
total = sum(numbers)
print(f"Total: {total}\nSixes: {sixes}\nBest ball: {numbers[-1]}")
