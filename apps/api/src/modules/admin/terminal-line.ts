/**
 * Makes a text safe to print as one terminal line. Text from strangers may contain characters that move the cursor,
 * colour or hide output, or change the writing direction, and so pass one message off as another. Each becomes a space.
 */
export function terminalLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
