print("Selvi is 13 years old")
