import type { ProgramLine } from './program-lines.ts';
import type { Token } from './scan.ts';

export function startsWith(line: ProgramLine, ...words: string[]): boolean {
  return words.every((word, index) => line.tokens[index]?.text === word);
}

const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Opening brackets that are never closed, outermost first. */
export function openBrackets(tokens: readonly Token[]): string[] {
  const open: string[] = [];
  for (const { text } of tokens) {
    if (text === '(' || text === '[' || text === '{') open.push(text);
    else if (closes[text] !== undefined && open.at(-1) === closes[text]) open.pop();
  }
  return open;
}

export function isBracketOpen(line: ProgramLine): boolean {
  return openBrackets(line.tokens).length > 0;
}

/** The lines with code in the block below a line. */
export function blockOf(lines: readonly ProgramLine[], head: ProgramLine): ProgramLine[] {
  const below = lines.slice(head.number);
  const end = below.findIndex(({ tokens, indent }) => tokens.length > 0 && indent <= head.indent);
  return (end === -1 ? below : below.slice(0, end)).filter(({ tokens }) => tokens.length > 0);
}

/** Whether a colon occurs outside all brackets. */
export function hasTopLevelColon(tokens: readonly Token[]): boolean {
  let depth = 0;
  return tokens.some(({ text }) => {
    if ('([{'.includes(text)) depth += 1;
    else if (')]}'.includes(text)) depth -= 1;
    return text === ':' && depth === 0;
  });
}
