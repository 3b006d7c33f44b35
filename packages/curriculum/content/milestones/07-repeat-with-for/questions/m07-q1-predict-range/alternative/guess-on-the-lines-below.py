# prediction:
# 0
# 1
# 2
# Done
for i in range(3):
    print(i)
print("Done")
