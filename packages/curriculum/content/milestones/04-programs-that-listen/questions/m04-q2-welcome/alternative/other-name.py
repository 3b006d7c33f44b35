visitor = input()
print(f'Welcome, {visitor}!')
