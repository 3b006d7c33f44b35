score = 40
