# write here
