import random
secret = random.randint(1, 50)
# write here
