export type GivenInputs = {
  inputs?: readonly string[] | undefined;
  stdin?: string | undefined;
  inputs_complete?: boolean | undefined;
  chance?: number | undefined;
};

/** Input of the run that the learner sees. */
export type ShownInputs = {
  lines: readonly string[];
  /** No further line can be asked for: a program that reads on finds the end of its input. */
  isComplete: boolean;
  /** A number on which its `random` depends; missing where it draws the same each time. */
  chance?: number;
};

/**
 * Returns the lines that the learner typed, `inputs` before `stdin`. A list of inputs begins a dialogue, also an empty one:
 * the program waits where it reads on. Only a caller who sends no list and no text gets the sample instead.
 * @param sample the question's sample input; null when it has none to show
 */
export function shownInputs(given: GivenInputs, sample: readonly string[] | null): ShownInputs {
  const typed = given.inputs?.length ? given.inputs : linesOf(given.stdin ?? '');
  const isDialogue = given.inputs !== undefined || given.inputs_complete === true;
  const chance = given.chance === undefined ? {} : { chance: given.chance };
  if (typed.length === 0 && !isDialogue && sample !== null)
    return { lines: sample, isComplete: true, ...chance };
  return { lines: typed, isComplete: given.inputs_complete ?? false, ...chance };
}

/** Splits into lines; a final line break starts no further line. */
function linesOf(text: string): string[] {
  if (text === '') return [];
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
