/**
 * Whether an option is easier to read in a code font: it or another option of the question has a character of Python
 * that sentences do not have, and it is not a sentence itself. The text font draws curly quote marks, which would be
 * wrong in code.
 */
export function isCodeOption(option: string, options: readonly string[]): boolean {
  const isAboutCode = options.some((text) => hasCodeSign(text) && !isSentence(text));
  return isAboutCode && !isSentence(option);
}

function hasCodeSign(text: string): boolean {
  return /[\n⏎]|\w\(|[=[\]{}_#"']|^\W+$|\*\*|\/\//.test(text);
}

function isSentence(text: string): boolean {
  return /[\u0b80-\u0bff]|\w[.?!]$/.test(text.trimEnd()) || text.trim().split(/\s+/).length > 5;
}
