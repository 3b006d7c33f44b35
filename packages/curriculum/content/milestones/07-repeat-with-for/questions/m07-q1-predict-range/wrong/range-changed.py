# prediction: 1 / 2 / 3 / Done
for i in range(1, 4):
    print(i)
print("Done")
