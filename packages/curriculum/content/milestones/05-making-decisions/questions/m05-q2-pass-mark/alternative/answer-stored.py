marks = int(input())
passed = marks >= 40
if passed:
    print("Pass")
else:
    print("Try again")
