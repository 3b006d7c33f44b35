import random
name = input("Name? ")
print(f"{name} gets out at a small station, platform {random.randint(1, 9)}.")
go = int(input("Left is 1, right is 2: "))
if go == 1:
    print("A temple with a thousand lamps.")
else:
    print("A field of sunflowers.")
go = input("sleep or walk? ")
match go:
    case "sleep":
        print("You dream of elephants.")
    case _:
        print("Your feet hurt.")
