width = 12
sign = "="
title = "MENU"
print(f"{sign * width}\n{title}\n{sign * width}")
