/** Lines of one text, and the size at which they fit; sizes and widths in the units of the sheet. */
export type FittedText = { lines: readonly string[]; size: number };

/**
 * Breaks a text into at most `most` lines, in a smaller size where it must. Widths are upper estimates, so that nothing
 * overflows the sheet before the fonts have loaded, or in a browser that measures differently.
 */
export function fitText(text: string, options: { width: number; size: number; most?: number }): FittedText {
  const { width, size, most = 1 } = options;
  let fitted = size;
  let lines = breakLines(text, width, fitted);
  while (fitted > smallest && (lines.length > most || lines.some((line) => widthOf(line, fitted) > width))) {
    fitted -= 0.5;
    lines = breakLines(text, width, fitted);
  }
  return { lines, size: fitted };
}

const smallest = 6;

function breakLines(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** Upper estimate of the width of a text. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, sign) => sum + widthOfSign(sign), 0) * size;
}

function widthOfSign(sign: string): number {
  return widths.get(sign) ?? (/\p{M}/u.test(sign) ? 0.1 : widestUnknown);
}

/** Width of a character that is not in the table, such as one of another script or an emoji. */
const widestUnknown = 1.1;

/** Widths in Catamaran as shares of the size, measured in the wider of its two weights. */
const measured: readonly (readonly [width: number, signs: string])[] = [
  [0.31, " ijlI.,:;!'|·()"],
  [0.43, '1frtJ?-"'],
  [0.62, 'abcdeghknopqsuvxyz023456789/CEFLPSTYX'],
  [0.78, 'wABDGHKMNOQRUVZ@&_+='],
  [0.94, 'mW%'],
  [0.83, 'கசடதநபரஜஈஐஒஓஃ'],
  [0.98, 'மயழறஎஏ'],
  [1.1, 'ஙலவஅஇஉ'],
  [1.46, 'ஞளனஷஸஆ'],
  [1.8, 'ணஊஹ'],
  // Vowel signs: what they add to a consonant.
  [0, '\u0bcd'],
  [0.1, '\u0bc0'],
  [0.28, '\u0bbf'],
  [0.35, '\u0bc1'],
  [0.6, '\u0bc2'],
  [0.69, '\u0bbe\u0bc7'],
  [0.82, '\u0bc6'],
  [1.25, '\u0bc8'],
  [1.48, '\u0bca\u0bcb'],
  [2.05, '\u0bcc'],
];

const widths = new Map(
  measured.flatMap(([width, signs]) => [...signs].map((sign) => [sign, width] as const)),
);
