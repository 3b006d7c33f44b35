print("Bus", "87", "to Colombo")
