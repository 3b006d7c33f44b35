import random
print("=== THE LIGHTHOUSE ===")
guest = random.choice("ghost")
player = input("Type your name: ")
print("Hello", player, "- a", guest, "opens the door.")
print("It has cold hands.")
