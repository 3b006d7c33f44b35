/**
 * Output as it is compared: NFC, without zero-width signs, without white space at line ends and empty lines at
 * the end. Everything else counts: capitals, inner spaces, order, empty lines between.
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
