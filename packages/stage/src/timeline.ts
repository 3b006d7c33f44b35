import type { Language, Trace } from '@python-learning/domain';
import type { CodeEdit } from './typing.ts';
import type { WorldName } from './world/world-names.ts';

/** A spoken text and its time, in milliseconds from the start of the lesson. */
export type Cue = {
  text: string;
  startMs: number;
  endMs: number;
  /** When each of its words begins, in their order; missing where the times of words are not known. */
  words?: readonly number[];
  /** Missing for the teacher. */
  speaker?: 'pupil';
};

export type Span = { startMs: number; endMs: number };

/** A piece of the screen: written by the program or typed by a person. */
export type Written = { text: string; isTyped: boolean };

/** The screen of a program after its run. */
export type ProgramScreen = {
  screen: readonly Written[];
  /**
   * Line at which the program failed, and what Python wrote about it; null when it did not fail.
   */
  error: {
    line: number;
    lines: readonly string[];
    /** What our own explanation says about it, in the language of the lesson. */
    coach?: string;
  } | null;
};

/**
 * An input of a step: the program has asked and waits, then the letters are typed one by one, then Enter is pressed. Before
 * `typeMs` only the cursor is seen behind the question.
 */
export type TimedInput = { text: string; askMs: number; typeMs: number; keyMs: number; enterMs: number };

/** A line that is highlighted while it runs, and the number of pieces on the screen at its end. */
export type TimedStep = {
  line: number;
  written: number;
  startMs: number;
  /** In the order in which they are read; missing where the line reads nothing. */
  inputs?: readonly TimedInput[];
  /** Index of the step of the trace whose values stand when the line has run. */
  traced?: number;
};

export type TimedRun = { pressMs: number; steps: readonly TimedStep[]; endMs: number };

export type TimedProgram = {
  typing: CodeEdit & { startMs: number; keyMs: number; endMs: number };
  /** Null when the scene keeps the finished run of the scene before it. */
  run: TimedRun | null;
  /** The screen after the run. */
  left: ProgramScreen;
  /** Lines that come with the words that name them; missing where the whole program is typed. */
  lines?: readonly TimedLine[];
  /** What the program knows after each step; missing where values are not shown. */
  trace?: Trace;
};

/** A line of the program, from 1, and when it appears. `before` is what stands in its place until then; missing for nothing. */
export type TimedLine = { line: number; startMs: number; before?: string };

/** A piece that is marked. */
export type TimedMark = {
  piece: string;
  startMs: number;
  /** Until then; missing for the end of the scene. */
  endMs?: number;
  /** Which occurrence, from 1, counted through the code, the output and the last line of the error; missing for all. */
  occurrence?: number;
};

/** A row of the table and when it appears. The first row is the header. */
export type TimedRow = { cells: readonly string[]; startMs: number };

export type TimedScene = Span & {
  /** Null for the title scene. */
  program: TimedProgram | null;
  marks: readonly TimedMark[];
  /** Empty when the scene has no table. */
  table: readonly TimedRow[];
  /** Silence in which the learner guesses; null for none. */
  think: Span | null;
  speech: readonly Cue[];
  /** The picture that listens to the program; missing for none. */
  world?: WorldName;
};

/** A moment at which the learner may run the program on the stage, with the inputs typed into it. */
export type TryIt = { atMs: number; code: string; inputs: readonly string[] };

/** Everything seen and heard in a lesson in one language. Times are milliseconds from its start. */
export type Timeline = {
  language: Language;
  title: string;
  /** Position of the lesson's milestone in the course, from 1; 0 for a video of no milestone. */
  milestone: number;
  scenes: readonly TimedScene[];
  closing: Span;
  durationMs: number;
  /** Ordered by time. */
  tryIts: readonly TryIt[];
  /** Names of the people whose voices are heard; missing where the machine alone speaks. */
  voices?: readonly string[];
};

/** Returns all speech in order: the captions, and the times of the voice in the audio track. */
export function speechOf({ scenes }: Pick<Timeline, 'scenes'>): Cue[] {
  return scenes.flatMap(({ speech }) => speech);
}
