# this poster is by Farhan
print("""~~~~~~~~
Blue Whales Football
we train on the beach

come on Sunday
bring water""")
print("players", 11)
print("~~~~~~~~")
