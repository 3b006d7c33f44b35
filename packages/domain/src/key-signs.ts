/**
 * The signs that the row of keys above a phone's keyboard may offer. The web app has a name for each, so that a screen
 * reader can say it; the content check refuses a task that needs another one.
 */
export const keySigns = [
  '"',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  '.',
  ':',
  '?',
  '!',
  '#',
  '=',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '//',
  '%',
] as const;

export type KeySign = (typeof keySigns)[number];

export function isKeySign(text: string): text is KeySign {
  return keySigns.some((sign) => sign === text);
}
