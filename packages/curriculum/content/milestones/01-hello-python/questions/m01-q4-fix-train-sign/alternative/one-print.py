print("Train to Jaffna\nLeaves at 6")
