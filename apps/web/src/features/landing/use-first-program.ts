import { useState } from 'react';
import { type FirstProgress, type FirstStep, firstProgram } from '../../lib/storage/first-program.ts';
import type { VisitorAnswer } from '../../lib/visitor/run-visitor.ts';
import { useVisitorRun } from '../../lib/visitor/use-visitor-run.ts';
import { countStep } from '../../lib/visits/count-step.ts';

export type FirstProgram = FirstProgress & {
  /** The program, once it can be changed. */
  code: string;
  answer: VisitorAnswer | null;
  failure: unknown;
  isRunning: boolean;
  /** The steps are of an earlier visit: nothing takes the focus or moves the page. */
  isResumed: boolean;
  typeName: (name: string) => void;
  typeCode: (code: string) => void;
  /** Runs the whole program, or the line with this name or with the one that was typed. */
  run: (name?: string) => void;
  /** Declines an offer for now, and goes on with what comes next. */
  goOn: () => void;
};

const nothingYet: FirstProgress = { step: 'line', name: '', wantedLines: 0, output: '' };

/** The line with the visitor's name. JSON and Python write a text in the same way. */
export function lineOf(name: string): string {
  return `print(${JSON.stringify(name)})`;
}

/** Whether only the name can be changed. */
export function isOneLine(step: FirstStep): boolean {
  return step === 'line' || step === 'ran';
}

/** What an earlier visit left in this browser. */
export type KeptProgram = { progress: FirstProgress; code: string };

export function readKept(): KeptProgram | null {
  const [progress, code] = [firstProgram.readProgress(), firstProgram.read()];
  return progress === null || code === null ? null : { progress, code };
}

/** State and actions of the program on the landing page. Everything that was run is kept in the browser. */
export function useFirstProgram(kept: KeptProgram | null): FirstProgram {
  const [progress, setProgress] = useState<FirstProgress>(kept?.progress ?? nothingYet);
  const [code, setCode] = useState(kept?.code ?? '');
  const [isResumed, setResumed] = useState(true);
  const { isRunning, answer, failure, send, setAnswer } = useVisitorRun(kept?.progress.output ?? '');
  const { step, name } = progress;

  const runProgram = async (program: string, from: FirstProgress, known: VisitorAnswer | null) => {
    const got = await send(program, known);
    if (got === 'left') return;
    setResumed(false);
    const next = got === null ? from : progressAfter(from, program, got);
    if (got?.problem === null) countStep('own_output');
    if (next.step === 'changed') countStep('own_change');
    firstProgram.keep(program);
    firstProgram.keepProgress(next);
    // The name may have been typed on while the program ran.
    setProgress((now) => ({ ...next, name: now.name }));
  };
  return {
    ...progress,
    code,
    answer,
    failure,
    isRunning,
    isResumed,
    typeName: (typed) => setProgress({ ...progress, name: typed }),
    typeCode: setCode,
    run: (given = name) => {
      if (!isOneLine(step)) return void runProgram(code, progress, null);
      setProgress({ ...progress, name: given });
      // What a line with a text prints is known without a server, too.
      void runProgram(lineOf(given), { ...progress, name: given }, { output: given, problem: null });
    },
    goOn: () => {
      setResumed(false);
      if (step === 'ran') {
        setCode(`${lineOf(name)}\n`);
        setAnswer(null);
      }
      const next = progressAfterOffer(progress);
      firstProgram.keepProgress(next);
      setProgress(next);
    },
  };
}

/** A program that stopped with a problem changes nothing. */
function progressAfter(
  from: FirstProgress,
  program: string,
  { output, problem }: VisitorAnswer,
): FirstProgress {
  if (problem !== null) return from;
  const reached = { ...from, output };
  switch (from.step) {
    case 'line':
      return { ...reached, step: 'ran' };
    case 'changing':
      return program.trimEnd() === lineOf(from.name) ? reached : { ...reached, step: 'changed' };
    case 'task':
      return countLines(output) < from.wantedLines ? reached : { ...reached, step: 'solved' };
    default:
      return reached;
  }
}

/** The first task asks for one line more than the program has printed so far. */
function progressAfterOffer(from: FirstProgress): FirstProgress {
  switch (from.step) {
    case 'ran':
      return { ...from, step: 'changing', output: '' };
    case 'changed':
      return { ...from, step: 'task', wantedLines: countLines(from.output) + 1 };
    case 'solved':
      return { ...from, step: 'free' };
    default:
      return from;
  }
}

export function countLines(output: string): number {
  return output === '' ? 0 : output.trimEnd().split('\n').length;
}
