# Our team, by Asha
print("####################")
print("    KAVERI CUBS")
print()
print("Captain:", "Asha")
print("Players:", 11)
print("We run. We fall. We run again!")
print("####################")
