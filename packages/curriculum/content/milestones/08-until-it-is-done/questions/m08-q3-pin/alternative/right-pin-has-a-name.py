right = '2580'
pin = ''
while pin != right:
    pin = input('PIN? ')
    if pin != right:
        print('Try again')
print('Door open')
