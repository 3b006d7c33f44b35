# prediction: 1 / 2 / 3 / Done
for i in range(3):
    print(i)
print("Done")
