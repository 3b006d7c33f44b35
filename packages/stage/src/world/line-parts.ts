/** Splits `Tea: Rs 50` into the thing and its number. A line without a number is all thing. */
export function linePartsOf(line: string): { thing: string; number: string } {
  const found = /^(?<thing>.*?)[:\s=-]+(?<number>(?:Rs\.?\s*)?[\d.,]+)$/u.exec(line);
  return { thing: found?.groups?.['thing'] ?? line, number: found?.groups?.['number'] ?? '' };
}
