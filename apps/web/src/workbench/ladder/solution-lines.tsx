import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { OrderPieces } from './order-pieces.tsx';
import type { Ladder } from './use-ladder.ts';

export type SolutionLinesProps = {
  ladder: Ladder;
  rung: 'pieces' | 'next-line';
  /** Called before the program on the screen changes. */
  onTake: () => void;
};

/** What an opened rung shows of the solution. */
export function SolutionLines({ ladder, rung, onTake }: SolutionLinesProps) {
  const { solution, program } = ladder;
  if (rung === 'next-line') return <NextLine ladder={ladder} onTake={onTake} />;
  const submit = (code: string) => {
    onTake();
    program.current?.submit(code);
  };
  return <OrderPieces pieces={solution?.pieces ?? []} onBuilt={submit} />;
}

function NextLine({ ladder, onTake }: Omit<SolutionLinesProps, 'rung'>) {
  const { line: asked, program, open, pending, forgetLine } = ladder;
  const ask = () => void open('next-line');
  const step = asked?.step ?? null;
  if (asked === null || step === null) {
    const isBusy = pending?.rung === 'next-line' && pending.failure === null;
    return (
      <>
        {asked !== null && <p>{m.practice_line_none()}</p>}
        <Button kind="secondary" className="justify-self-start" busy={isBusy} onClick={ask}>
          {m.practice_help_line()}
        </Button>
      </>
    );
  }
  const take = () => {
    forgetLine();
    onTake();
    program.current?.take(step.code);
  };
  return (
    <>
      {step.line === null ? (
        <p>{m.practice_line_rest()}</p>
      ) : (
        <pre className="whitespace-pre-wrap break-words rounded-lg border-2 border-line bg-action-soft px-3 py-1.5 text-ink">
          <CodeText text={step.line} />
        </pre>
      )}
      <Button kind="secondary" className="justify-self-start" onClick={take}>
        {step.line === null ? m.practice_line_rest_take() : m.practice_line_take()}
      </Button>
    </>
  );
}
