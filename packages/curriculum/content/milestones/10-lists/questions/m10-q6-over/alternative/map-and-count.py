runs = list(map(int, input().split()))
print("Total:", sum(runs))
print("Sixes:", runs.count(6))
print("Best ball:", max(runs))
