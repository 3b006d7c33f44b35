/** Number of a promise, as in the lists of docs/security.md. */
export type PromiseNumber = `${'security' | 'privacy'} ${number}`;

/** A small change of the code that breaks one promise. */
export type PromiseBreak = {
  promise: PromiseNumber | 'beyond';
  /** What the product does with the change. */
  does: string;
  /** File with the guarded line, from the root of the repository. */
  file: string;
  /** The text to replace. It occurs once in the file. */
  find: string;
  replace: string;
  /** Part of the title of a test that docs/security.md names for the promise, and that must fail. */
  title: string;
};

/** Returns how often the text of a break occurs in the source of its file. Only 1 is usable. */
export function countPlaces({ find }: PromiseBreak, source: string): number {
  return source.split(find).length - 1;
}

export function broken({ find, replace }: PromiseBreak, source: string): string {
  return source.replace(find, () => replace);
}
