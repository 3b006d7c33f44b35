import type { Drawing } from './drawing.ts';

/**
 * A program seen step by step: made by the engine, drawn and told by the browser. It is free of language, and each step
 * holds only what changed since the step before, so that 300 steps stay small.
 *
 *     start ─▶ line 1 ran, line 2 is next ─▶ … ─▶ end, or the error that ended it
 */
export type Trace = {
  /** The first steps of the program, at most `mostTraceSteps`. */
  steps: readonly TraceStep[];
  /** The last steps before the end or the error, when those in between were left out; else empty. */
  lastSteps: readonly TraceStep[];
  /** How many steps the program took, as far as they were counted. */
  count: number;
  /** What the lines are that ran: what a sentence about them needs to know of the source, by line number. */
  lines: Readonly<Record<number, TracedLine>>;
  end: TraceEnd;
  /** What the program drew; missing where it drew nothing. */
  drawing?: Drawing;
};

/** `stopped`: a limit ended the program. `waiting`: it asks for a line that was not given. */
export type TraceEnd = 'finished' | 'error' | 'stopped' | 'waiting';

/** The kinds of statements that have a sentence of their own. */
export const tracedLineKinds = [
  'assign',
  'change',
  'if',
  'while',
  'for',
  'call',
  'define',
  'return',
  'import',
  'jump',
  'other',
] as const;

export type TracedLineKind = (typeof tracedLineKinds)[number];

/** `names`: what the line sets, or what it defines. `calls`: the names that it calls, in order. */
export type TracedLine = { kind: TracedLineKind; names: readonly string[]; calls: readonly string[] };

/** A value as it is drawn: its `repr`, cut; or the object that it is, which other names may share. */
export type TracedValue = string | { ref: number };

/** `more`: how many are not shown. */
export type TracedObject =
  | { kind: 'list' | 'tuple' | 'set'; items: readonly TracedValue[]; more: number }
  | { kind: 'dict'; entries: readonly (readonly [TracedValue, TracedValue])[]; more: number }
  | {
      kind: 'instance';
      type: string;
      entries: readonly (readonly [TracedValue, TracedValue])[];
      more: number;
    };

/** A running call, or the program itself, which is frame 0 and has no name. */
export type TracedFrame = {
  id: number;
  name: string | null;
  names: Readonly<Record<string, TracedValue>>;
};

/** Everything that there is at one step, from which the following steps count. */
export type TracedState = {
  /** The program first, the innermost call last. */
  frames: readonly TracedFrame[];
  objects: Readonly<Record<number, TracedObject>>;
  /** Characters of output so far, prompts and typed lines in place. */
  output: string;
};

/** A condition that was decided, with the values of its parts, such as `i` 2 and `i < 3` True. */
export type TracedCondition = {
  source: string;
  value: boolean;
  parts: readonly { source: string; value: string }[];
};

export type TraceStep = {
  /** The line that just ran; null at the start. */
  ran: number | null;
  /** The line that is about to run; null at the end. */
  next: number | null;
  /** Everything there is; at the first step and at each fiftieth, for jumps. */
  whole?: TracedState;
  /** Names that were set, with the id of their frame. */
  set?: readonly (readonly [frame: number, name: string, value: TracedValue])[];
  /** Names that are gone. */
  gone?: readonly (readonly [frame: number, name: string])[];
  /** Objects that were made or changed. */
  objects?: Readonly<Record<number, TracedObject>>;
  /** Calls that began, outermost first; their names are in `set`. */
  called?: readonly { id: number; name: string }[];
  /** Calls that ended, innermost first, with what they returned; null when an error ended them. */
  returned?: readonly { id: number; value: TracedValue | null }[];
  condition?: TracedCondition;
  /** Lines that `input()` read. */
  read?: readonly string[];
  /** What was added to the output. */
  printed?: string;
  /** How many steps of the drawing there are after this one, where it drew something. */
  drawn?: number;
  /** The error that was raised: `NameError` and its message. */
  raised?: { type: string; message: string };
};

export const mostTraceSteps = 300;
/** Steps from one whole state to the next. */
export const stepsBetweenStates = 50;
