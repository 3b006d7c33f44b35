# prediction: 0 / Done / 1 / Done / 2 / Done
for i in range(3):
    print(i)
    print("Done")
