/**
 * Strips Markdown to prose: drops code blocks and placeholders, replaces inline code and calls by the word `code`.
 */
export function proseOf(markdown: string): string {
  return markdown
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replace(/\{\{\w+\}\}/g, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\b\w+\([^)]*\)/g, 'code')
    .replace(/[*_]{2,}/g, '');
}

/** Splits a text into sentences. A line end also ends one; the dots of "..." and the dot in "3.14" do not. */
export function sentencesOf(text: string): string[] {
  const sentences = text.replace(/\.\.\./g, '…').split(/(?<=[.!?]["']?)\s+|\n+/);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence));
}

/** Splits a text into words. A piece without a letter or a digit is no word. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
