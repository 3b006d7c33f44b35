import { useId } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Hints } from './use-hints.ts';

/** The bulb beside a task. Its number says how many hints are open, its ground that one of them is new. */
export function HintBulb({ hints }: { hints: Hints }) {
  const openId = useId();
  const { open, total, seen } = hints;
  if (total === 0) return null;
  const look = open.length > seen ? 'bg-reward text-on-reward' : 'text-reward-ink hover:bg-sunken';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={m.practice_hint_show()}
        aria-describedby={openId}
        onClick={() => hints.setListed(true)}
        className={`flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-xl px-1 font-bold ${look}`}
      >
        <Icon name="bulb" />
        {/* Drawn by the style: as text it would belong to the button's name. The description says it. */}
        <span data-open={open.length} className="after:content-[attr(data-open)]" />
      </button>
      <span id={openId} className="sr-only">
        {m.practice_hint_open({ open: open.length, total })}
      </span>
    </>
  );
}

/** Failed attempts after which a result leads to the pieces of the solution. */
const piecesAfterFailures = 3;

/** The ways from a result to help: the hints, and after several failed attempts the pieces of the solution. */
export function WaysToHelp({ hints }: { hints: Hints }) {
  const { ladder, leadToPieces } = hints;
  const hasFailed = (ladder?.failures ?? 0) >= piecesAfterFailures;
  return (
    <>
      <HintsButton hints={hints} />
      {hasFailed && leadToPieces !== null && (
        <Button kind="secondary" className="justify-self-start" onClick={leadToPieces}>
          {m.practice_help_pieces()}
        </Button>
      )}
    </>
  );
}

function HintsButton({ hints }: { hints: Hints }) {
  const { shown, total } = hints;
  if (total === 0) return null;
  return (
    <Button kind="secondary" className="justify-self-start" onClick={hints.leadTo}>
      <Icon name="bulb" className="size-5 text-reward-ink" />
      {m.practice_hint_count({ number: shown, total })}
    </Button>
  );
}
