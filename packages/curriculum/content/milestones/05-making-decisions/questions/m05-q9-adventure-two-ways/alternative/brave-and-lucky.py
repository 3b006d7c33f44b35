# கலங்கரை விளக்கம், by Reka
from random import choice
hero = input("Hero? ")
print(f"{hero} stands at the tower. உள்ளே யார்?")
brave = input("Go in? (yes/no) ").strip().lower() in ["yes", "y"]
lucky = choice([True, False])
if not brave:
    print("You throw a stone at the window.")
else:
    print("A stair, and a smell of fish.")
    if lucky:
        print("Something shiny falls down!")
print("A bell rings.")
