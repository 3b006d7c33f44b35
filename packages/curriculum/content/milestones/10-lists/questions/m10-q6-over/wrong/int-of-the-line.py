runs = int(input("Runs? "))
print(f"Total: {sum(runs)}")
print(f"Best ball: {max(runs)}")
