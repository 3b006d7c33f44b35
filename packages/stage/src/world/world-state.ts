import type { Trace, TracedValue } from '@python-learning/domain';
import type { ProgramMoment } from '../program-at.ts';
import type { Written } from '../timeline.ts';
import { stateAt } from '../values/state-at.ts';

/** What a picture of the world hears of a program at a moment. */
export type WorldState = {
  /** Whole lines that were printed, without the questions and the answers to them. */
  printed: readonly string[];
  /** The question that waits for an answer; null when none does. */
  question: string | null;
  /** The answers so far, each after Enter. */
  typed: readonly string[];
  /** The letters of an answer before Enter. */
  typing: string;
  isRunning: boolean;
  /** Whether the run has ended, with or without an error. */
  hasEnded: boolean;
  hasFailed: boolean;
  /** The condition that was decided last; null where none was, or where the lesson has no trace. */
  condition: boolean | null;
  /** Values of the program and of its running calls by name, as Python writes them; the innermost call has a name first. Empty where the lesson has no trace. */
  names: ReadonlyMap<string, string>;
};

/** Nothing has run. */
export const stillWorld: WorldState = {
  printed: [],
  question: null,
  typed: [],
  typing: '',
  isRunning: false,
  hasEnded: false,
  hasFailed: false,
  condition: null,
  names: new Map(),
};

/** Returns what a picture hears at a moment of a program. */
export function worldStateAt(moment: ProgramMoment, trace: Trace | undefined): WorldState {
  return {
    ...heardOf(moment.screen),
    isRunning: moment.isRunning,
    hasEnded: moment.isDone,
    hasFailed: moment.hasFailed,
    ...(trace === undefined || moment.traced === null
      ? { condition: null, names: new Map() }
      : knownAt(trace, moment.traced)),
  };
}

type Heard = Pick<WorldState, 'printed' | 'question' | 'typed' | 'typing'>;

function heardOf(screen: readonly Written[]): Heard {
  const typed: string[] = [];
  const printed: string[] = [];
  let line = '';
  let typing = '';
  for (const { text, isTyped } of screen) {
    if (isTyped && !text.endsWith('\n')) {
      typing = text;
      continue;
    }
    if (isTyped) {
      typed.push(text.trimEnd());
      line = '';
      continue;
    }
    const lines = `${line}${text}`.split('\n');
    line = lines.pop() ?? '';
    printed.push(...lines);
  }
  return { printed, typed, typing, question: line === '' ? null : line.trimEnd() };
}

type Known = Pick<WorldState, 'condition' | 'names'>;

function knownAt(trace: Trace, index: number): Known {
  const decided = trace.steps.slice(0, index + 1).findLast(({ condition }) => condition !== undefined);
  const names = new Map<string, string>();
  for (const frame of stateAt(trace, index).frames) {
    for (const [name, value] of Object.entries(frame.names)) {
      const text = shownValue(value);
      if (text !== null) names.set(name, text);
    }
  }
  return { condition: decided?.condition?.value ?? null, names };
}

/** Lists and other objects are too large for a picture. */
function shownValue(value: TracedValue): string | null {
  return typeof value === 'string' ? value : null;
}
