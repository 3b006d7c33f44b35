import { useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { refusalOr } from '../../../lib/api/failure-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEndShare } from './use-shares.ts';

/** Ends the link of a program, after a second press. */
export function EndShare({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useEndShare(id);
  if (!isAsked) {
    return (
      <Button kind="danger" onClick={() => setAsked(true)}>
        {m.programs_share_end()}
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl border-2 border-danger p-4">
      <p>{m.programs_share_end_sure()}</p>
      {error !== null && <Banner kind="error">{refusalOr(error, m.programs_share_error_change)}</Banner>}
      <div className="flex flex-wrap gap-3">
        {/* The button before has gone: the harmless one takes its focus. */}
        <Button ref={focus} kind="secondary" onClick={() => setAsked(false)}>
          {m.programs_share_end_cancel()}
        </Button>
        <Button kind="danger" busy={isPending} onClick={() => mutate()}>
          {m.programs_share_end()}
        </Button>
      </div>
    </div>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
