import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { VerdictMark } from '../../ui/verdict-mark.tsx';
import type { Verdict, VerdictKind } from './verdict.ts';

/** Only a program that was stopped is red: what is not right yet is no failure. */
const tones: Readonly<Record<VerdictKind, string>> = {
  solved: 'bg-success-soft text-success',
  surprise: 'bg-action-soft text-action',
  'not-yet': 'bg-reward-soft text-reward-ink',
  stopped: 'bg-danger-soft text-danger',
  ran: 'bg-sunken text-muted',
};

type VerdictCardProps = {
  /** Null while a run has no result; the frame then shows its children alone. */
  verdict: Verdict | null;
  /** The line of the program that the verdict is about, if there is one. */
  line: number | null;
  onGoToLine: (line: number) => void;
  /** The news of the run, which may be empty. */
  children: ReactNode;
};

/**
 * The frame of a run's news: the mark of its verdict, the words, and the way to the line. The words are the only live
 * region of a run. It is always rendered, so that each change is announced, and announced once.
 */
export function VerdictCard({ verdict, line, onGoToLine, children }: VerdictCardProps) {
  const look = 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl px-3 py-1.5';
  return (
    <div className={verdict === null ? 'contents' : `${look} ${tones[verdict.kind]}`}>
      {verdict !== null && <VerdictMark key={verdict.headline} kind={verdict.kind} />}
      <div
        role="status"
        className={
          verdict === null
            ? 'empty:absolute has-[>.sr-only]:absolute'
            : 'min-w-0 flex-[1_1_7rem] break-words text-ink'
        }
      >
        {children}
      </div>
      {verdict !== null && line !== null && (
        <Button
          kind="secondary"
          className="px-3!"
          aria-label={m.practice_explanation_go_to_line({ line })}
          onClick={() => onGoToLine(line)}
        >
          {m.practice_verdict_line({ line })}
        </Button>
      )}
    </div>
  );
}
