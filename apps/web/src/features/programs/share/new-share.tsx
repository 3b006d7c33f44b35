import type { ChangedPart, ProgramShare, ShareKind } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { refusalOr } from '../../../lib/api/failure-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChangedChoice } from './changed-choice.tsx';
import { KindChoice } from './kind-choice.tsx';
import { PersonalDataHints } from './personal-data-hints.tsx';
import { useShareProgram } from './use-shares.ts';

type NewShareProps = { id: string; state: ProgramShare };

/** What a link will show, and the button that makes it. */
export function NewShare({ id, state }: NewShareProps) {
  const { origin, needs_changed: needsChanged, personal_data: hints } = state;
  const [kind, setKind] = useState<ShareKind>('code');
  const [changed, setChanged] = useState<ChangedPart | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useShareProgram(id, m.programs_share_made);
  const make = () => {
    const isUnsaid = needsChanged && changed === null;
    setMissing(isUnsaid);
    if (!isUnsaid) mutate({ kind, ...(changed === null ? {} : { changed }) });
  };
  return (
    <>
      <KindChoice kind={kind} onChoose={setKind} />
      {needsChanged && (
        <ChangedChoice origin={origin} changed={changed} isMissing={isMissing} onChoose={setChanged} />
      )}
      <PersonalDataHints hints={hints} />
      <ul className="grid grid-cols-1 gap-2">
        {[m.programs_share_who(), m.programs_share_end_any_time()].map((promise) => (
          <li key={promise} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-6 shrink-0 text-success" />
            {promise}
          </li>
        ))}
      </ul>
      {error !== null && <Banner kind="error">{refusalOr(error, m.programs_share_error)}</Banner>}
      <Button busy={isPending} className="min-h-14 text-lg" onClick={make}>
        <Icon name="share" />
        {m.programs_share_make()}
      </Button>
    </>
  );
}
