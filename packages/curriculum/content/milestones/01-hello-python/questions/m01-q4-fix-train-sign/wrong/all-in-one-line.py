print("Train to Jaffna Leaves at 6")
