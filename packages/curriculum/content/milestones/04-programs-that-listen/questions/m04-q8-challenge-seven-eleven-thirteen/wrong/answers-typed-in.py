print("Side by side: 352352")
print("Divided by 7: 50336")
print("Divided by 11: 4576")
print("Divided by 13: 352")
