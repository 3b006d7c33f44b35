import random
x = input("A name> ")
y = input("A fruit> ")
buyer = random.choice(["king", "ghost", "robot"])
price = random.randint(2, 99)
print(x, "sold a", y, "to a", buyer)
print("The customer paid with stones.")
print("What a day at the market")
