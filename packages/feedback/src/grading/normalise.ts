/**
 * Normalises output for comparison: NFC, no zero-width characters, no white space at line ends, no empty lines at the
 * end. Case, inner spaces, order and empty lines in between still count.
 */
export function normaliseOutput(output: string): string {
  const lines = output
    .normalize('NFC')
    .replace(/\u{200B}|\u{200C}|\u{200D}|\u{FEFF}/gu, '')
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trimEnd());
  while (lines.length > 0 && lines.at(-1) === '') lines.pop();
  return lines.join('\n');
}

export function isSameOutput(expected: string, actual: string): boolean {
  return normaliseOutput(expected) === normaliseOutput(actual);
}
