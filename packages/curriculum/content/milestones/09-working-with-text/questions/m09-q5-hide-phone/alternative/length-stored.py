phone = input()
n = len(phone)
end = phone[n - 4:n]
print("*" * (n - 4), end, sep="")
