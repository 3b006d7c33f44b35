/** Splits a text after the signs that end a sentence. Joined again, the sentences are the text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[!?\n]|\.(?= |$))/u);
}
