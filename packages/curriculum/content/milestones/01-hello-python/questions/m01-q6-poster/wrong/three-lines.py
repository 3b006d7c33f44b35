# Sami
print("GO GO GO\n\n7 wins\nGO GO GO")
n = 7
