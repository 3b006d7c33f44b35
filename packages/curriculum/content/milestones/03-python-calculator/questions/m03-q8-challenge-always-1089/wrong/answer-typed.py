number = 732
print("732 - 237 = 495")
print("495 + 594 = 1089")
