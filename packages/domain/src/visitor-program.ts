/** Characters of a program that a visitor without an account may run. */
export const maxVisitorCodeLength = 500;
