import * as z from 'zod/mini';

/** Bounds of a submission, in characters and items. The engine has its own, in bytes. */
export const submissionLimits = { maxCodeLength: 20_480, maxInputs: 200, maxInputLength: 1000 };

/**
 * What the row of keys above a phone's keyboard offers for a program: words, `print()` with its brackets, then symbols.
 * Its order says nothing of the program.
 */
export const rowOfKeys = z.array(z.string());

/** The code of a program. */
export const programCode = z.string().check(z.maxLength(submissionLimits.maxCodeLength));
/** One line that was typed for a program. */
export const inputLine = z.string().check(z.maxLength(submissionLimits.maxInputLength));

/**
 * A program to run, with the lines typed so far. It waits where it reads on. A question with a sample runs with it if
 * `inputs` is missing.
 */
export const program = z.object({
  code: programCode,
  inputs: z.optional(z.array(inputLine).check(z.maxLength(submissionLimits.maxInputs))),
  /**
   * A number that the browser chooses again for each run that begins, and sends with each line of its dialogue: `random`
   * follows it in the run that is shown. Without it, the same program always shows the same. Nothing that is graded
   * depends on it.
   */
  chance: z.optional(z.int()),
  /** True when no further line will be typed: a program that reads on finds the end of its input. */
  inputs_complete: z.optional(z.boolean()),
});

/** A program being typed, and when. */
export const draft = z.object({ code: programCode, written_at: z.iso.datetime() });
export type Draft = z.output<typeof draft>;

export const sentDraft = z.extend(draft, {
  /** Time of sending by the device's clock, from which the error of a wrong clock is corrected. */
  sent_at: z.optional(z.iso.datetime()),
});

/** A small text file of a program. */
export const textFile = z.object({ name: z.string(), text: z.string() });
