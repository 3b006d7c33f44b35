import random
pilot = input("Who flies? ")
cloud = random.choice(["black", "white"])
print(pilot, "sees a", cloud, "cloud.")
way = input("over or under? ")
if "over":
    print("It is cold up there.")
else:
    print("It rains on the wings.")
print("Thunder!" if cloud == "black" else "A rainbow.")
