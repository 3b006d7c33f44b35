/** Reduces each row of one repeated symbol, such as `*****`, to that symbol. */
export function withCharactersOnce(text: string): string {
  let before = '';
  return [...text]
    .filter((letter) => {
      const isRepeated = letter === before && sign.test(letter);
      before = letter;
      return !isRepeated;
    })
    .join('');
}

/** Whether a line is a row of one symbol: `####`. */
export function isRowOfOneCharacter(line: string): boolean {
  const letters = new Set(line);
  return letters.size === 1 && [...letters].every((letter) => sign.test(letter));
}

const sign = /^[^\p{L}\p{N}\s]$/u;
