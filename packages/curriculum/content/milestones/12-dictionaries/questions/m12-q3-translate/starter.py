words = {"water": "thanneer", "milk": "paal", "tree": "maram"}
word = input("Word? ")
