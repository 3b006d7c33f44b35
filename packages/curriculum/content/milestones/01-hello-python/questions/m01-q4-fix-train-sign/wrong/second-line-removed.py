print("Train to Jaffna")
