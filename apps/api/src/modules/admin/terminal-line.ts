/**
 * One line for a terminal. What strangers wrote may hold signs that move the cursor, colour or hide what stands there,
 * or turn the direction of writing: they would let a message pass off as another one. Each becomes a space.
 */
export function terminalLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
