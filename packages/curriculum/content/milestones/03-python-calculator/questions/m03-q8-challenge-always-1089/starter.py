number = 732
# write here
