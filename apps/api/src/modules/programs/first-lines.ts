/** Lines and characters of a text that stand for it in the list. */
const shownLines = 6;
const shownLength = 240;

/** Returns the first lines of a text, without empty lines at its end. */
export function firstLines(text: string): string {
  const lines = text.slice(0, shownLength).split('\n').slice(0, shownLines);
  return lines.join('\n').trimEnd();
}
