import type { Typing } from './typing.ts';

/** The languages that a lesson is told in. */
export type StageLanguage = 'en' | 'ta';

/** A text and when it is heard, in milliseconds from the start of the lesson. */
export type Cue = { text: string; startMs: number; endMs: number };

export type Span = { startMs: number; endMs: number };

/** A piece of the screen: what the program wrote, or what a person typed into it. */
export type Written = { text: string; isTyped: boolean };

/** What a program leaves on its screen. */
export type ProgramScreen = {
  screen: readonly Written[];
  /** Where the program failed, and what Python wrote about it. */
  error: { line: number; lines: readonly string[] } | null;
};

/** A line that lights up while it runs; `written` pieces are on the screen when it has ended. */
export type TimedStep = { line: number; written: number; startMs: number };

export type TimedRun = { pressMs: number; steps: readonly TimedStep[]; endMs: number };

export type TimedProgram = {
  typing: Typing & { startMs: number; keyMs: number; endMs: number };
  /** Null when the scene keeps the finished run of the scene before it. */
  run: TimedRun | null;
  /** When the run has ended. */
  left: ProgramScreen;
};

export type TimedMark = { piece: string; startMs: number };

/** A row of the table beside the code, and when it appears. The first is its head. */
export type TimedRow = { cells: readonly string[]; startMs: number };

export type TimedScene = Span & {
  /** Null for a title picture. */
  program: TimedProgram | null;
  marks: readonly TimedMark[];
  /** Empty when the scene has no table. */
  table: readonly TimedRow[];
  /** Silence in which the learner guesses. */
  think: Span | null;
  speech: readonly Cue[];
};

/** A moment at which the learner may run the program on the stage, with what was typed into it. */
export type TryIt = { atMs: number; code: string; inputs: readonly string[] };

/** Everything that is seen and heard of a lesson in one language, in milliseconds from its start. */
export type Timeline = {
  language: StageLanguage;
  title: string;
  /** Place of the lesson's milestone in the course, from 1; 0 for a film that is of none. */
  milestone: number;
  scenes: readonly TimedScene[];
  closing: Span;
  durationMs: number;
  /** By time. */
  tryIts: readonly TryIt[];
};

/** Everything that is said, in order: the captions, and the places of the voice in the track. */
export function speechOf({ scenes }: Pick<Timeline, 'scenes'>): Cue[] {
  return scenes.flatMap(({ speech }) => speech);
}
