runs = input("Runs? ").split()
sixes = 0
for i in range(len(runs)):
    runs[i] = int(runs[i])
    if runs[i] == 6:
        sixes += 1
runs.sort()
runs.reverse()
print("Total: " + str(sum(runs)))
print("Sixes: " + str(sixes))
print("Best ball: " + str(runs[0]))
