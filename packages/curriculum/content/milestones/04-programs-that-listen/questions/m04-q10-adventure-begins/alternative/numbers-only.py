import random
player = input("Player? ")
wagon = random.randint(1, 20)
lamps = random.randint(2, 6)
print("Wagon", wagon, "of the mail express.")
print(player, "counts the lamps:", lamps)
print("One lamp is missing. Who took it?")
