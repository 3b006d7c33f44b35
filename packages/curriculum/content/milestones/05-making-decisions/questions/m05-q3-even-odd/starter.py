n = int(input("Number? "))
if 
    print("even")

    print("odd")
