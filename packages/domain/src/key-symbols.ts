/**
 * The symbols that the row of keys above a phone's keyboard may offer. The web app has a name for each, so that a screen
 * reader can say it; the content check refuses a task that needs another one.
 */
export const keySymbols = [
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

export type KeySymbol = (typeof keySymbols)[number];

export function isKeySymbol(text: string): text is KeySymbol {
  return keySymbols.some((symbol) => symbol === text);
}
