import { useEffect, useRef, useState } from 'react';
import { runVisitor, type VisitorAnswer } from './run-visitor.ts';

/** Runs one program of a visitor at a time. `send` resolves with null without an answer, with `left` after the page was left. */
export function useVisitorRun(lastOutput: string) {
  const [answer, setAnswer] = useState<VisitorAnswer | null>(
    lastOutput === '' ? null : { output: lastOutput, problem: null },
  );
  const [failure, setFailure] = useState<unknown>(null);
  const [isRunning, setRunning] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (
    program: string,
    known: VisitorAnswer | null,
  ): Promise<VisitorAnswer | null | 'left'> => {
    underWay.current?.abort();
    const running = new AbortController();
    underWay.current = running;
    setRunning(true);
    setFailure(null);
    let got = known;
    try {
      got = await runVisitor(program, running.signal);
    } catch (error) {
      if (running.signal.aborted) return 'left';
      if (known === null) setFailure(error);
    }
    setAnswer(got);
    setRunning(false);
    return got;
  };
  return { answer, failure, isRunning, send, setAnswer };
}
