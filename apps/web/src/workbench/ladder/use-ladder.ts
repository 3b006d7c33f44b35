import type { OpenedHelp, SolutionHelp } from '@python-learning/contract';
import type { HelpRung } from '@python-learning/domain';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';

/** The call that opens a rung of help. Afterwards the task has the ladder of its answer. */
export type OpenHelp = (rung: HelpRung, code: string) => Promise<OpenedHelp>;

/** The program on the screen, for help that changes it. */
export interface ProgramPort {
  read(): string;
  /** Puts this program in its place. */
  take(code: string): void;
  /** Puts this program in its place and submits it. */
  submit(code: string): void;
}

type LadderProgram = { code: string } & Pick<ProgramPort, 'take' | 'submit'>;

/** A step of the solution, for the program that it was asked for. */
export type AskedLine = { step: OpenedHelp['next_line']; program: string };

/** Help that a press opens. */
export type Ladder = {
  /** Lines of the solution; null where there are none, and once the task is solved. */
  solution: SolutionHelp | null;
  /** Failed attempts at the task. */
  failures: number;
  /** The rung that was pressed last, while it has not opened; `failure` is null until the call failed. */
  pending: { rung: HelpRung; failure: { cause: unknown } | null } | null;
  open: (rung: HelpRung) => Promise<boolean>;
  /** The line that was asked for last; null before. */
  line: AskedLine | null;
  forgetLine: () => void;
  program: RefObject<ProgramPort | null>;
};

type LadderTask = {
  id: string;
  solution: SolutionHelp | null;
  failures: number;
  /** Null for a task whose help is opened by failed runs alone. */
  send: OpenHelp | null;
};

type State = Pick<Ladder, 'pending' | 'line'> & { id: string };

/** The ladder of a task; null without a call that opens it. Another task begins with nothing pending. */
export function useLadder({ id, solution, failures, send }: LadderTask): Ladder | null {
  const program = useRef<ProgramPort>(null);
  const [state, setState] = useState<State>({ id, pending: null, line: null });
  if (send === null) return null;
  const { pending, line } = state.id === id ? state : { pending: null, line: null };
  const open = async (rung: HelpRung): Promise<boolean> => {
    const asked = program.current?.read() ?? '';
    setState({ id, pending: { rung, failure: null }, line });
    try {
      const { next_line: step } = await send(rung, asked);
      const opened = rung === 'next-line' ? { step, program: asked } : line;
      setState((now) => (now.id === id ? { id, pending: null, line: opened } : now));
      return true;
    } catch (cause) {
      setState((now) => (now.id === id ? { ...now, pending: { rung, failure: { cause } } } : now));
      return false;
    }
  };
  const forgetLine = () => setState((now) => (now.id === id ? { ...now, line: null } : now));
  return { solution, failures, pending, open, line, forgetLine, program };
}

/** Lets the ladder change the program on the screen. A line that was asked for another program is forgotten. */
export function useLadderProgram(ladder: Ladder | null, { code, take, submit }: LadderProgram): void {
  useImperativeHandle(ladder?.program, () => ({ read: () => code, take, submit }));
  useEffect(() => {
    if (ladder?.line != null && ladder.line.program !== code) ladder.forgetLine();
  });
}
