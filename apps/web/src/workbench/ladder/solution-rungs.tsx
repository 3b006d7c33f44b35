import type { SolutionHelp } from '@python-learning/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import type { Hints } from '../hints/use-hints.ts';
import { Rung } from './rung.tsx';
import { isOpening, RungFailure } from './rung-failure.tsx';
import { SolutionLines, type SolutionLinesProps } from './solution-lines.tsx';
import type { Ladder } from './use-ladder.ts';

type SolutionRungsProps = { hints: Hints; ladder: Ladder; solution: SolutionHelp };

/** The last steps of help: the solution in pieces, then line by line. */
export function SolutionRungs({ hints, ladder, solution }: SolutionRungsProps) {
  const { shown, total } = hints;
  const hasAllHints = shown === total;
  const hasPieces = solution.pieces !== null;
  return (
    <>
      <SolutionRung
        number={total + 1}
        rung="pieces"
        name={m.practice_help_pieces()}
        isOpen={hasPieces}
        isNext={hasAllHints && !solution.needs_run}
        later={
          hasAllHints ? m.practice_help_after_first_run() : m.practice_hint_after_hint({ number: total })
        }
        ladder={ladder}
      />
      <SolutionRung
        number={total + 2}
        rung="next-line"
        name={m.practice_help_line()}
        isOpen={solution.is_line_open}
        isNext={hasPieces}
        later={m.practice_help_after_pieces()}
        ladder={ladder}
      />
    </>
  );
}

type SolutionRungProps = Pick<SolutionLinesProps, 'ladder' | 'rung'> & {
  number: number;
  name: string;
  isOpen: boolean;
  /** True if a press opens it. */
  isNext: boolean;
  /** When it can be opened, in one sentence. */
  later: string;
};

function SolutionRung({ number, rung, name, isOpen, isNext, later, ladder }: SolutionRungProps) {
  const item = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOpen && !wasOpen.current) item.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const closeList = () => item.current?.closest('dialog')?.close();
  return (
    <li ref={item} tabIndex={-1} className="flex min-h-11 scroll-mt-20 items-start gap-3 outline-none">
      <Rung number={number} isOpen={isOpen} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        {isOpen && <p className="font-bold">{name}</p>}
        {isOpen && <SolutionLines ladder={ladder} rung={rung} onTake={closeList} />}
        {!isOpen && isNext && <OpenButton ladder={ladder} rung={rung} name={name} />}
        {!isOpen && !isNext && <Later name={name}>{later}</Later>}
        <RungFailure ladder={ladder} rung={rung} />
      </div>
    </li>
  );
}

type OpenButtonProps = Pick<SolutionLinesProps, 'ladder' | 'rung'> & { name: string };

function OpenButton({ ladder, rung, name }: OpenButtonProps) {
  return (
    <>
      <Button
        kind="secondary"
        className="justify-self-start"
        busy={isOpening(ladder, rung)}
        onClick={() => void ladder.open(rung)}
      >
        {name}
      </Button>
      {rung === 'pieces' && <p className="text-muted">{m.practice_help_counts()}</p>}
    </>
  );
}

function Later({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="text-muted">
      <p>{name}</p>
      <p>{children}</p>
    </div>
  );
}
