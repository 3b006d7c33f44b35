/** The words and symbols of the course that a phone's keyboard makes hard to type. */
export const courseKeys: readonly string[] =
  'print() input() int() for in range() if else while def return len() f" ( ) " = : , [ ] { } + - * / == > < . %'.split(
    ' ',
  );
