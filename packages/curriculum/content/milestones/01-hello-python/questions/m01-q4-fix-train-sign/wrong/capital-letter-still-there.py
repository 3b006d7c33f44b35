print("Train to Jaffna")
Print("Leaves at 6")
