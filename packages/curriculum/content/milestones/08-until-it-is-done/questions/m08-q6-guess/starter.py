secret = 37
# write here
