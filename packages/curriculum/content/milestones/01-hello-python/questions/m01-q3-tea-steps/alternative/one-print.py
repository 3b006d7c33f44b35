print("1 Boil the water\n2 Add tea leaves\n3 Add sugar\n4 Pour into a cup")
