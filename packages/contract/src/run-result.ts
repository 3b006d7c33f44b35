import { languages } from '@python-learning/domain';
import * as z from 'zod/mini';
import { drawing } from './drawing.ts';
import { id } from './id.ts';
import { textFile } from './submissions.ts';

/** The last steps of help, which come after the hints. A task solved after one of them is solved with help. */
const solutionHelp = z.object({
  /** True until the learner has run a program once: the lines open after that. */
  needs_run: z.boolean(),
  /** The solution in pieces that are out of order, a few wrong ones among them; null until they are opened. */
  pieces: z.nullable(z.array(z.string())),
  /** Whether the learner has asked for single lines. */
  is_line_open: z.boolean(),
});
export type SolutionHelp = z.output<typeof solutionHelp>;

/** The hints of a task, mildest first. Failed runs open them one after the other. */
export const hintLadder = z.object({
  /** The open ones, as sanitised HTML. */
  open: z.array(z.string()),
  /** Counts those that are not open yet, too. */
  total: z.int(),
  /** Failed runs until the next one opens; null when all are open. */
  next_after: z.nullable(z.int()),
  /** Hints that the learner asked for; missing where only failed runs open them. */
  asked: z.optional(z.int()),
  /** Failed attempts so far; missing where nothing follows from them but hints. */
  failures: z.optional(z.int()),
  /** Help with the lines of the solution; missing where the task has none. */
  solution_help: z.optional(solutionHelp),
});
export type HintLadder = z.output<typeof hintLadder>;

/**
 * A kind of evidence. A browser may be older than the server: it shows a kind that it does not know as text.
 */
const evidenceKind = id;

export const check = z.object({
  name: z.string(),
  passed: z.boolean(),
  visible: z.boolean(),
  /** What of the run it looks at; missing for a rule, and in runs that browsers kept before it was said. */
  evidence: z.optional(evidenceKind),
  inputs: z.nullable(z.array(z.string())),
  /** The expected output, for visible checks only. */
  expected: z.nullable(z.string()),
  actual: z.nullable(z.string()),
  /**
   * For `strokes`, what should be drawn and what was drawn, with each straight line in one piece; for visible checks
   * only. The texts beside them say how much it is.
   */
  expected_drawing: z.optional(drawing),
  actual_drawing: z.optional(drawing),
  message: z.nullable(z.string()),
});
export type Check = z.output<typeof check>;

export const explanation = z.object({
  id,
  title: z.string(),
  text: z.string(),
  next_step: z.string(),
  /** Python's own message, or null if there is none. */
  python_says: z.nullable(z.string()),
  line: z.nullable(z.int()),
  column: z.nullable(z.int()),
});

const fix = z.object({ description: z.string(), code: z.string() });

/** What a run says in another language, for a learner who changes the language after it. */
export const runTranslation = z.object({
  language: z.enum(languages),
  error: z.optional(z.string()),
  hints: z.array(z.string()),
  /** Names and messages of the checks, in their order. */
  checks: z.array(z.object({ name: z.string(), message: z.nullable(z.string()) })),
  explanation: z.nullable(explanation),
  fix: z.nullable(fix),
  prediction: z.nullable(z.string()),
});
export type RunTranslation = z.output<typeof runTranslation>;

/** What the shown run drew before it ended; null or missing when it drew nothing. */
const drawn = z.optional(z.nullable(drawing));

/** What a run says that has ended, whatever came of it. */
const endedRun = {
  status: z.literal('finished'),
  output: z.string(),
  drawing: drawn,
  /** The hint for this very mistake, if there is one, and then the open hints of the ladder as plain text. */
  hints: z.array(z.string()),
  /** The ladder after this run; missing where nothing is asked. */
  hint_ladder: z.optional(hintLadder),
  suggestions: z.array(z.string()),
  error: z.optional(z.string()),
  error_line: z.optional(z.int()),
  checks: z.array(check),
  explanation: z.nullable(explanation),
  fix: z.nullable(fix),
  /** What the learner's guess and the output have in common, for questions that ask for a guess. */
  prediction: z.nullable(z.string()),
  /** The guess and the output line by line, if the learner guessed. A long one ends with a line of three dots. */
  guess: z.optional(
    z.object({ is_right: z.boolean(), guessed: z.array(z.string()), shown: z.array(z.string()) }),
  ),
  /** What the program wrote in its folder; missing where that is nothing. */
  files: z.optional(
    z.object({
      written: z.array(textFile),
      /** Names of files that are no text, too large or too many. */
      unkept: z.array(z.string()),
    }),
  ),
  /** All files that an own program keeps until its next run; missing for any other program. */
  kept_files: z.optional(z.array(textFile)),
  points_awarded: z.int(),
  /** Present if the learner's storage is full: the run counts, but the program was not saved. */
  storage_notice: z.optional(z.string()),
  /** One for each other language, if something is explained. */
  translations: z.optional(z.array(runTranslation)),
};

/** True if a limit of time, memory or output ended the run that is explained. */
const is_stopped = z.boolean();

/**
 * The program waits for a line. Send the same code again with one more line in `inputs`; an empty list restarts it.
 */
export const waitingRun = z.object({
  verdict: z.literal('waiting'),
  status: z.literal('input_required'),
  is_correct: z.literal(false),
  output: z.string(),
  /** Everything a terminal would show so far: prompts and typed lines. */
  stdout_so_far: z.string(),
  drawing: drawn,
  hints: z.array(z.string()),
  suggestions: z.array(z.string()),
});

export const wrongRun = z.object({
  verdict: z.literal('wrong'),
  is_correct: z.literal(false),
  ...endedRun,
  is_stopped,
  /** True if every visible check passed, and hidden ones failed. */
  only_hidden_failed: z.boolean(),
});

export const solvedRun = z.object({
  verdict: z.literal('solved'),
  is_correct: z.literal(true),
  ...endedRun,
  /** Sanitised HTML about the solution; null where the task has none. */
  solution_note: z.nullable(z.string()),
  /** What is good about a program that solves the task, in one sentence. */
  praise: z.nullable(z.string()),
  /** True if lines of the solution were opened before; the run then earns no points. */
  with_help: z.optional(z.boolean()),
});

/** A run where nothing is asked: of a program in a lesson, of a visitor, and of free practice. */
export const uncheckedRun = z.object({
  verdict: z.literal('unchecked'),
  is_correct: z.literal(false),
  ...endedRun,
  is_stopped,
});

export const runResult = z.discriminatedUnion('verdict', [waitingRun, wrongRun, solvedRun, uncheckedRun]);
export type RunResult = z.output<typeof runResult>;
export type EndedRun = Exclude<RunResult, { verdict: 'waiting' }>;

/** Output is most of an answer. A transcript matters at its end, the prompt that waits. */
export const longTextsOfRun = {
  output: 'beginning',
  'files.written.text': 'beginning',
  'kept_files.text': 'beginning',
  stdout_so_far: 'end',
  drawing: 'nothing',
  'checks.expected_drawing': 'nothing',
  'checks.actual_drawing': 'nothing',
  'checks.actual': 'beginning',
  'checks.expected': 'beginning',
  'checks.message': 'beginning',
  'explanation.python_says': 'beginning',
  'translations.explanation.python_says': 'beginning',
} as const;
