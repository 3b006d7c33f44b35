/** Markdown as the words a reader speaks: code blocks and placeholders are gone, `code` is one neutral word. */
export function proseOf(markdown: string): string {
  return markdown
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, '')
    .replace(/\{\{\w+\}\}/g, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\b\w+\([^)]*\)/g, 'code')
    .replace(/[*_]{2,}/g, '');
}

/** Sentences of a text. A line end closes one too; the dots of "..." and the dot in "3.14" do not. */
export function sentencesOf(text: string): string[] {
  const sentences = text.replace(/\.\.\./g, '…').split(/(?<=[.!?]["']?)\s+|\n+/);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence));
}

/** Words of a text: whatever has a letter or a digit in it. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}
