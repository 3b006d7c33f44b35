/** A rule that finds one form of personal data in a line of text. */
export type Sign = { name: string; finds: (plain: string) => boolean };

/** A sign that is a pattern, where what is around it does not say that it is something else. */
export function patternSign(name: string, pattern: RegExp, except?: RegExp): Sign {
  return { name, finds: (plain) => pattern.test(plain) && !(except?.test(plain) ?? false) };
}

const tamilZero = 0x0be6;

/** The text with Latin digits, straight quotes and hyphens, and without signs that nobody sees. */
export function plainOf(words: string): string {
  return words
    .normalize('NFKC')
    .replaceAll(/[\u0be6-\u0bef]/g, (digit) => String(digit.charCodeAt(0) - tamilZero))
    .replaceAll(/[\u200b-\u200d\u2060]/g, '')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/[‘’]/g, "'");
}
