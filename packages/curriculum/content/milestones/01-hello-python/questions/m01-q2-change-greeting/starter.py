print("Vanakkam, Kavin!")
