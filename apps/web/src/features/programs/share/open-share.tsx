import type { OwnShare, ProgramShare, ShareKind } from '@python-learning/contract';
import { useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { refusalOr } from '../../../lib/api/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EndShare } from './end-share.tsx';
import { EndingLinks } from './ending-links.tsx';
import { KindChoice } from './kind-choice.tsx';
import { PersonalDataHints } from './personal-data-hints.tsx';
import { QrCode } from './qr-code.tsx';
import { ShareAddress } from './share-address.tsx';
import { useChangeKind, useShareProgram } from './use-shares.ts';

type OpenShareProps = { share: OwnShare; state: ProgramShare };
type ChangeProps = { share: OwnShare; hints: ProgramShare['personal_data'] };

/** A link that works: its address and QR code, one button to send it, and what can be changed. */
export function OpenShare({ share, state }: OpenShareProps) {
  const { qr, personal_data: hints } = state;
  const { program_id: id, title, address, code } = share;
  return (
    <>
      <EndingLinks shares={[share]} />
      <div className="on-floor grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-3 rounded-2xl bg-floor p-4 text-on-floor">
        <p className="min-w-0 text-lg font-bold wrap-anywhere">{title}</p>
        {qr !== null && <QrCode qr={qr} className="rounded-lg" />}
      </div>
      <ShareAddress address={address} />
      <Renewal share={share} hints={hints} />
      <ShareButton message={{ text: title, url: address }} className="min-h-14 text-lg">
        {m.programs_share_send()}
      </ShareButton>
      <TextLink to={paths.shared(code)}>{m.programs_share_preview()}</TextLink>
      <OpenKind share={share} hints={hints} />
      <EndShare id={id} />
    </>
  );
}

/** Whether others see the code. To hide it takes one press; to show it takes a second one, below what it would tell. */
function OpenKind({ share: { program_id: id, kind }, hints }: ChangeProps) {
  const { mutate, isPending, variables, error } = useChangeKind(id);
  const [isAsked, setAsked] = useState(false);
  const choose = (wanted: ShareKind) => {
    const opens = wanted === 'code' && kind !== 'code';
    setAsked(opens);
    if (!opens && wanted !== kind) mutate(wanted);
  };
  const showCode = () => mutate('code', { onSuccess: () => setAsked(false) });
  return (
    <>
      <KindChoice kind={isAsked ? 'code' : isPending ? variables : kind} onChoose={choose} />
      {isAsked && (
        <div className="grid grid-cols-1 gap-3 rounded-xl border border-line p-4">
          <p role="status">{m.programs_share_show_code_sure()}</p>
          <PersonalDataHints hints={hints} />
          <Button kind="secondary" busy={isPending} className="justify-self-start" onClick={showCode}>
            {m.programs_share_show_code()}
          </Button>
        </div>
      )}
      {error !== null && <Banner kind="error">{refusalOr(error, m.programs_share_error_change)}</Banner>}
    </>
  );
}

/** Offers to show the program as it is now, where others see an earlier version. */
function Renewal({ share, hints }: ChangeProps) {
  const { program_id: id, code, is_current: isCurrent, kind, changed } = share;
  const done = (after: ProgramShare) =>
    after.share?.code === code ? m.programs_share_renewed() : m.programs_share_other_made();
  const { mutate, isPending, error } = useShareProgram(id, done);
  if (isCurrent) return null;
  const renew = () => mutate({ kind, ...(changed === null ? {} : { changed }) });
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl border border-line p-4">
      <p>{m.programs_share_old()}</p>
      <PersonalDataHints hints={hints} />
      {error !== null && <Banner kind="error">{refusalOr(error, m.programs_share_error_change)}</Banner>}
      <Button kind="secondary" busy={isPending} className="justify-self-start" onClick={renew}>
        {m.programs_share_renew()}
      </Button>
    </div>
  );
}
