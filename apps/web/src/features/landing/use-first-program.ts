import { useEffect, useRef, useState } from 'react';
import { firstProgram } from '../../lib/storage/first-program.ts';
import { runVisitor, type VisitorAnswer } from './run-visitor.ts';

/** What the visitor has done: nothing yet, run the first line, or begun to change the program. */
type Stage = 'line' | 'ran' | 'changing' | 'changed';

export type FirstProgram = {
  stage: Stage;
  name: string;
  /** The program, once it can be changed. */
  code: string;
  answer: VisitorAnswer | null;
  failure: unknown;
  isRunning: boolean;
  typeName: (name: string) => void;
  typeCode: (code: string) => void;
  /** Runs the line with this name, or with the one that was typed. */
  run: (name?: string) => void;
  /** Opens the whole program, or goes on with it, without keeping it yet. */
  change: () => void;
};

/** The line with the visitor's name. JSON and Python write a text in the same way. */
export function lineOf(name: string): string {
  return `print(${JSON.stringify(name)})`;
}

/** State and actions of the program on the landing page. Every program that was run is kept in the browser. */
export function useFirstProgram(): FirstProgram {
  const [stage, setStage] = useState<Stage>('line');
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<VisitorAnswer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const underWay = useRef<AbortController | null>(null);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (program: string, whenUnanswered: VisitorAnswer | null): Promise<boolean> => {
    underWay.current?.abort();
    const running = new AbortController();
    underWay.current = running;
    setRunning(true);
    setFailure(null);
    try {
      setAnswer(await runVisitor(program, running.signal));
    } catch (error) {
      if (running.signal.aborted) return false;
      setAnswer(whenUnanswered);
      if (whenUnanswered === null) setFailure(error);
    }
    setRunning(false);
    firstProgram.keep(program);
    return true;
  };

  const isWhole = stage === 'changing' || stage === 'changed';
  return {
    stage,
    name,
    code,
    answer,
    failure,
    isRunning,
    typeName: setName,
    typeCode: setCode,
    run: (given = name) => {
      if (isWhole) {
        const isChanged = code.trimEnd() !== lineOf(name);
        void send(code, null).then((isOver) => isOver && isChanged && setStage('changed'));
        return;
      }
      setName(given);
      // What a line with a text prints is known without a server, too.
      void send(lineOf(given), { output: given, problem: null }).then((isOver) => isOver && setStage('ran'));
    },
    change: () => {
      setStage('changing');
      if (isWhole) return;
      setCode(`${lineOf(name)}\n`);
      setAnswer(null);
    },
  };
}
