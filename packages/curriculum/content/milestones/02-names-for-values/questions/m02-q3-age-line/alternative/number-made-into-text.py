age = 13
name = 'Selvi'
sentence = name + " is " + str(age) + " years old"
print(sentence)
