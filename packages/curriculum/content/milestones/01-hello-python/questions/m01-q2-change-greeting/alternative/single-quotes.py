print('Vanakkam, Meena!')
