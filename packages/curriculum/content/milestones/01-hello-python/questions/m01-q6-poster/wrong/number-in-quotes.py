# sung by Devi
print("*" * 20)
print("Song of the rain")
print("drip drop drip")
print("")
print("verses: 4")
print("sung " + "2" + " times a day")
print("*" * 20)
