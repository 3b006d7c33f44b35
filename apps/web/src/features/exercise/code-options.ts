/**
 * Whether the options of a question are read better in a code font: one of them has a sign of Python that no sentence
 * has, and none is a sentence. A guess about looks only; both forms show the same letters.
 */
export function areOptionsCode(options: readonly string[]): boolean {
  return options.some(hasCodeSign) && !options.some(isSentence);
}

function hasCodeSign(text: string): boolean {
  return /[\n⏎]|\w\(|[=[\]{}_#"']|^\W+$|\*\*|\/\//.test(text);
}

function isSentence(text: string): boolean {
  return /[\u0b80-\u0bff]|\w[.?!]$/.test(text.trimEnd()) || text.trim().split(/\s+/).length > 5;
}
