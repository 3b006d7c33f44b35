/** A part of a line of the program; `line` counts from 1, `end` is exclusive. */
export type CodeRange = { line: number; start: number; end: number };

/** Returns the part of a line that computes a value: what is behind `=` or `in`, else the whole line. */
export function computedRange(code: string, line: number): CodeRange {
  const text = code.split('\n')[line - 1] ?? '';
  const whole = trimmed(text, { start: 0, end: text.length });
  const loop = /^\s*for\s[^'"#]*?\sin\s/.exec(text);
  const assignment = /^[^=<>!#'"(]*?=(?!=)/.exec(text);
  const start = loop?.[0].length ?? assignment?.[0].length ?? whole.start;
  const end = loop === null ? whole.end : Math.max(start, text.lastIndexOf(':'));
  return { line, ...trimmed(text, { start, end }) };
}

type Argument = { call: string; parameter: string; place: number };

/**
 * Returns the argument of a call on this line that a parameter gets: the one with its name, else the one in its place. It is the whole line
 * where the text does not tell, as for a default value or for two calls of one function.
 */
export function argumentRange(code: string, line: number, { call, parameter, place }: Argument): CodeRange {
  const text = code.split('\n')[line - 1] ?? '';
  const calls = [...text.matchAll(/[\p{L}_][\p{L}\p{M}\p{N}_]*(?=\()/gu)].filter(([name]) => name === call);
  const [only] = calls;
  const whole = { line, ...trimmed(text, { start: 0, end: text.length }) };
  if (only === undefined || calls.length > 1) return whole;
  const given = argumentsFrom(text, only.index + call.length + 1);
  const named = given.map((range) => /^\s*([\p{L}\p{M}\p{N}_]+)\s*=(?!=)/u.exec(slice(text, range)));
  const byName = named.findIndex((name) => name?.[1] === parameter);
  const range = byName < 0 ? given[place] : given[byName];
  if (range === undefined || (byName < 0 && named[place] !== null)) return whole;
  const label = byName < 0 ? '' : (named[byName]?.[0] ?? '');
  return { line, ...trimmed(text, { start: range.start + label.length, end: range.end }) };
}

type Range = { start: number; end: number };

/** The arguments behind an opening bracket, without the commas between them. Texts and brackets inside are whole. */
function argumentsFrom(text: string, from: number): Range[] {
  const pieces = text.slice(from).matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[([{]|[)\]}]|,/g);
  const ranges: Range[] = [];
  let depth = 0;
  let start = from;
  for (const { 0: piece, index } of pieces) {
    const at = from + index;
    if (depth === 0 && /[,)]/.test(piece) && piece.length === 1) {
      if (at > start) ranges.push({ start, end: at });
      start = at + 1;
    }
    if (/^[([{]$/.test(piece)) depth += 1;
    if (/^[)\]}]$/.test(piece)) depth -= 1;
    if (depth < 0) break;
  }
  return ranges;
}

function slice(text: string, { start, end }: Range): string {
  return text.slice(start, end);
}

function trimmed(text: string, { start, end }: Range): Range {
  const part = text.slice(start, end);
  return {
    start: start + part.length - part.trimStart().length,
    end: end - part.length + part.trimEnd().length,
  };
}
