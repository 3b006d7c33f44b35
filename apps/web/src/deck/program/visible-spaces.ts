/**
 * Makes the spaces visible that nobody would see: several in a row, and those at the beginning and at the end of a line.
 * Others keep their gap between words.
 */
export function showHiddenSpaces(text: string): string {
  return text.replace(hiddenSpaces, (spaces) => '·'.repeat(spaces.length));
}

const hiddenSpaces = /^ +| {2,}| $/gm;
