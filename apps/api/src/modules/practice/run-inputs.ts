export type GivenInputs = { inputs?: readonly string[] | undefined; stdin?: string | undefined };

/** Input lines of the run that the learner sees. */
export type ShownInputs = {
  lines: readonly string[];
  /** The learner can not be asked for more: a program that wants another line has a fault. */
  isComplete: boolean;
};

/**
 * What the learner gave, `inputs` before `stdin`; else the question's own sample, or null when it has none to
 * show. An empty list and an empty text both say that nothing was typed yet.
 */
export function shownInputs(given: GivenInputs, sample: readonly string[] | null): ShownInputs {
  const typed = given.inputs?.length ? given.inputs : linesOf(given.stdin ?? '');
  if (typed.length === 0 && sample !== null) return { lines: sample, isComplete: true };
  return { lines: typed, isComplete: false };
}

/** The last line end closes its line and begins no other. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
