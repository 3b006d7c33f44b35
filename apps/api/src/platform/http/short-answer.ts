import type { Endpoint } from '@python-learning/contract';

/** Answers up to this size, in bytes of JSON, are stored whole. */
export const maxStoredBytes = 16 * 1024;

/** Characters that are stored of each long text of a longer answer. */
const maxStoredTextLength = 1_000;

type LongTexts = NonNullable<Endpoint['longTexts']>;

/**
 * Serializes an answer for storage under an idempotency key: whole when it is short, else with its long texts cut. The
 * shape and everything that was decided stay: verdict, points, explanation.
 */
export function shortAnswer(answer: unknown, longTexts: LongTexts = {}): string {
  const whole = toJson(answer);
  if (Buffer.byteLength(whole) <= maxStoredBytes) return whole;
  let cut = answer;
  for (const [path, end] of Object.entries(longTexts)) cut = cutAt(cut, path.split('.'), end);
  return toJson(cut);
}

/** Cuts the text at the path, in every item of a list along it. */
function cutAt(value: unknown, [name, ...rest]: readonly string[], end: LongTexts[string]): unknown {
  if (name === undefined) return typeof value === 'string' ? cutText(value, end) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => cutAt(item, [name, ...rest], end));
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  const { [name]: part, ...others }: Record<string, unknown> = { ...value };
  if (end === 'nothing' && rest.length === 0) return others;
  return { ...others, [name]: cutAt(part, rest, end) };
}

function cutText(text: string, end: LongTexts[string]): string {
  if (text.length <= maxStoredTextLength) return text;
  return end === 'beginning'
    ? `${text.slice(0, maxStoredTextLength)}\n…`
    : `…\n${text.slice(-maxStoredTextLength)}`;
}

/** The answer of a call without a response body is undefined. */
function toJson(answer: unknown): string {
  return JSON.stringify(answer) ?? 'null';
}
