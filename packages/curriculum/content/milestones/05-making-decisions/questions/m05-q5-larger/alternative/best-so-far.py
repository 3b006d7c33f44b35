nila = int(input("Nila: "))
arun = int(input("Arun: "))
best = nila
if arun > best:
    best = arun
print(best)
