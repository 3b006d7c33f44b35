print(Vanakkam, Meena!)
