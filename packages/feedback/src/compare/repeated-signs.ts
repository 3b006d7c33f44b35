/** The text with each row of one repeated sign, such as `*****`, as that sign alone. */
export function withSignsOnce(text: string): string {
  let before = '';
  return [...text]
    .filter((letter) => {
      const isRepeated = letter === before && sign.test(letter);
      before = letter;
      return !isRepeated;
    })
    .join('');
}

/** Whether a line is a row of one sign: `####`. */
export function isRowOfOneSign(line: string): boolean {
  const letters = new Set(line);
  return letters.size === 1 && [...letters].every((letter) => sign.test(letter));
}

const sign = /^[^\p{L}\p{N}\s]$/u;
