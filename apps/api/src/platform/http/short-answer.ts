import type { Endpoint } from '@python-learning/contract';

/** Answers up to this size, in bytes of JSON, are kept as they are. */
export const keptBytesMax = 16 * 1024;

/** So much of each long text is kept of a longer answer, in characters. */
const keptTextMax = 1_000;

type LongTexts = NonNullable<Endpoint['longTexts']>;

/**
 * An answer as it is kept for a repeated call: whole where it is short, with its long texts cut where it is not. The
 * shape stays, and everything that was decided: whether it was right, the points, the explanation.
 */
export function shortAnswer(answer: unknown, longTexts: LongTexts = {}): string {
  const whole = toJson(answer);
  if (Buffer.byteLength(whole) <= keptBytesMax) return whole;
  let cut = answer;
  for (const [path, end] of Object.entries(longTexts)) cut = cutAt(cut, path.split('.'), end);
  return toJson(cut);
}

/** Cuts the text that the path leads to, in each item of a list on the way. */
function cutAt(value: unknown, [name, ...rest]: readonly string[], end: LongTexts[string]): unknown {
  if (name === undefined) return typeof value === 'string' ? cutText(value, end) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => cutAt(item, [name, ...rest], end));
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  const fields: Record<string, unknown> = { ...value };
  return { ...fields, [name]: cutAt(fields[name], rest, end) };
}

function cutText(text: string, end: LongTexts[string]): string {
  if (text.length <= keptTextMax) return text;
  return end === 'beginning' ? `${text.slice(0, keptTextMax)}\n…` : `…\n${text.slice(-keptTextMax)}`;
}

/** A call without a body answers with nothing. */
function toJson(answer: unknown): string {
  return JSON.stringify(answer) ?? 'null';
}
