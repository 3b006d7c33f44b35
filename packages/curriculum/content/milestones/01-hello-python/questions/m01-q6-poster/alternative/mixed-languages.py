print("*-" * 12)   # Haseena / ஹசீனா
print("En paattu - என் பாட்டு")
print("vaa vaa nilaa vaa\n")
print(100, "times a day paaduven")
print("amma says:", 3 + 2, "is enough")
print("*-" * 12)
