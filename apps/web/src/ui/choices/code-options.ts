/**
 * Whether an option is read better in a code font: it or another option of the question has a sign of Python that no
 * sentence has, and it is no sentence itself. The text font draws quote marks bent, which in code they are not.
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
