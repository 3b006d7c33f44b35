# --- round brackets: finished or python-error
x = <<( * 190>>1<<) * 190>>
# --- more round brackets than Python counts: python-error
x = <<( * 9000>>1<<) * 9000>>
# --- square brackets: finished or python-error
x = <<[ * 190>><<] * 190>>
# --- more square brackets than Python counts: python-error
x = <<[ * 9000>><<] * 9000>>
# --- curly brackets: python-error
x = <<{1: * 190>>1<<} * 190>>[2]
# --- brackets that are never closed: python-error
x = <<([{ * 5000>>
# --- brackets that were never opened: python-error
x = <<)]} * 5000>>
# --- comprehensions: python-error
x = <<[ * 60>>1<< for y in []] * 60>>
# --- comprehensions of sets and dictionaries: python-error
x = <<{ * 30>>1<< for y in []} * 30>>
# --- comprehensions in a text that is run: denied or finished or python-error
exec('x = ' + '[' * 60 + '1' + ' for y in []]' * 60)
# --- generators: finished
x = <<( * 80>>1<< for y in []) * 80>>
# --- lambdas: python-error
x = <<lambda: * 2500>> 1
# --- decorators: python-error
@nothing
<<@nothing
 * 2000>>def f():
    pass
# --- f-strings: python-error
x = <<f"{ * 160>>1<<}" * 160>>
# --- a chain of elif: python-error
if 0:
    pass
<<elif 0: pass
 * 1300>>
# --- blocks in blocks: python-error
<<if 1:
 * 1>><< while 1:
 * 1>>pass
# --- classes in classes, by indentation: python-error
exec('\n'.join(' ' * depth + 'class C:' for depth in range(101)) + '\n' + ' ' * 101 + 'pass')
# --- a dictionary of two thousand entries: finished
x = {<<1: {2: 3},  * 1800>>}
# --- a call of a call: python-error
x = print<<() * 6000>>
# --- a row of signs: python-error
x = <<- * 9000>>1
# --- a row of not: python-error
x = <<not  * 4500>>1
# --- a row of powers: python-error
x = <<1** * 6000>>1
# --- a row of comparisons: finished
x = <<1==  * 4500>>1
# --- a row of conditions: python-error
x = <<1 if 1 else  * 1300>>2
# --- a row of attributes: python-error
x = x<<.x * 6000>>
# --- a row of indexes: python-error
x = x<<[0] * 5000>>
# --- a row of targets: finished
x<< = x * 4000>> = 1
# --- a pattern of patterns: finished or python-error
match 1:
    case <<[ * 150>>_<<] * 150>>:
        pass
# --- a row of await: python-error
x = <<await  * 2500>>1
# --- a row of walrus: python-error
x = <<(y := * 190>>1<<) * 190>>; z
# --- a row of types: finished or python-error
x: <<list[ * 150>>int<<] * 150>>
# --- one name of twenty thousand letters: python-error
print(<<x * 19000>>)
# --- one number of twenty thousand digits: python-error
print(<<7 * 19000>>)
# --- twenty thousand dots: python-error
from <<. * 19000>> import x
# --- a line joined with nothing, again and again: finished or python-error
x = 1 <<\
 * 5000>>
# --- tabs and spaces that disagree: python-error
if 1:
	if 1:
        x = 1
# --- a zero in the source: python-error
exec('x = 1\0')
# --- an encoding that lies: finished or python-error
exec(b'# -*- coding: utf-16 -*-\nx = 1')
