import random
name = input("உன் பெயர் என்ன? ")
friends = ["Anu", "பாபு", "Selvi", "ரவி"]
random.shuffle(friends)
print("வழி தவறிய யானை - THE LOST ELEPHANT")
print(name, "உடன்", friends[0], "வருகிறார்.")
print("காட்டில் ஒரே இருட்டு. Something big breaks a branch.")
