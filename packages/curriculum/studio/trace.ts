import type { Bilingual, Trace } from '@python-learning/domain';
import { createPythonEngine, type EngineReport, type PythonEngine } from '@python-learning/python';
import type { Written } from '@python-learning/stage';
import type { Scene } from '../src/lesson.ts';
import { coachWords } from './coach-words.ts';
import { type Traceback, tracebackOf } from './traceback.ts';
import { shownValues } from './values.ts';

/** What a program did, line by line. */
export type ProgramTrace = {
  /**
   * Lines in the order in which they ran; `written` is the number of pieces on the screen after the line, `traced` the index of its step
   * in `values`.
   */
  steps: { line: number; written: number; traced?: number }[];
  screen: Written[];
  /** Where the program failed, what Python wrote about it, and what the app says; null when it did not fail. */
  error: (Traceback & { coach: Bilingual }) | null;
  /** True when the program was stopped, or has more steps than are recorded. */
  isCut: boolean;
  /** What its names refer to after each step; missing where the scene does not show it. */
  values?: Trace;
};

/** The program of a scene, what is typed, and whether its values are shown. */
export type TracedScene = Pick<Scene, 'code' | 'inputs' | 'table' | 'values'>;

/** Runs programs of storyboards in the sandbox of the app, and notes every line. */
export class ProgramTracer {
  readonly #engine: PythonEngine = createPythonEngine({ workers: 1 });

  /**
   * Returns what the program of a scene does; null for a scene without a program. Loops that do not end are cut. `milestone` decides
   * how simple the words about an error are.
   */
  async trace({ code, inputs, table, values }: TracedScene, milestone: number): Promise<ProgramTrace | null> {
    if (code === null) return null;
    const request = { owner: 'studio', source: code, inputs, inputsAreComplete: true, seed: 'lesson' };
    const { trace } = await this.#engine.trace(request);
    const error = trace.end === 'error' ? errorOf(code, await this.#engine.run(request), milestone) : null;
    // A table that an author wrote takes the place of the values.
    return programTrace(trace, error, values ?? (table === null ? undefined : false));
  }

  /** Ends the sandbox. */
  stop(): Promise<void> {
    return this.#engine.stop(0);
  }
}

function errorOf(code: string, report: EngineReport, milestone: number): ProgramTrace['error'] {
  const { exception } = report.shown;
  if (exception === null) return null;
  return { ...tracebackOf(code, exception), coach: coachWords({ source: code, report, milestone }) };
}

function programTrace(
  trace: Trace,
  error: ProgramTrace['error'],
  wantsValues: boolean | undefined,
): ProgramTrace {
  const screen: Written[] = [];
  const values = shownValues(trace, wantsValues);
  const steps = trace.steps.flatMap(({ ran, printed = '', read = [] }, index) => {
    if (ran === null) return [];
    screen.push(...piecesOf(printed, read));
    return [{ line: ran, written: screen.length, ...(values === null ? {} : { traced: index }) }];
  });
  return {
    steps,
    screen,
    error,
    isCut: trace.end === 'stopped' || trace.count > trace.steps.length,
    ...(values === null ? {} : { values }),
  };
}

/** Splits what a line added to the screen into what the program wrote and what was typed, each with its line end. */
function piecesOf(printed: string, read: readonly string[]): Written[] {
  const pieces: Written[] = [];
  let rest = printed;
  for (const line of read) {
    const typed = `${line}\n`;
    const at = rest.indexOf(typed);
    if (at < 0) break;
    pieces.push({ text: rest.slice(0, at), isTyped: false }, { text: typed, isTyped: true });
    rest = rest.slice(at + typed.length);
  }
  return [...pieces, { text: rest, isTyped: false }].filter(({ text }) => text !== '');
}
