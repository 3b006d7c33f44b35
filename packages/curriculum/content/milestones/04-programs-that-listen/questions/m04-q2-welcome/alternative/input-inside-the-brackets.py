print(f"Welcome, {input('Your name? ')}!")
