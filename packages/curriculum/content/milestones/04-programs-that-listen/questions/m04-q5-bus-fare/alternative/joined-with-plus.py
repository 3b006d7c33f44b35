people = input("How many people? ")
ticket = input("One ticket? ")
total = int(people) * int(ticket)
print("Total fare: Rs " + str(total))
