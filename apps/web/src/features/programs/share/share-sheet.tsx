import type { ClosingReason, ProgramShare, ShareOffer } from '@python-learning/contract';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../../lib/api/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { TaskSheet } from '../../../workbench/task-sheet.tsx';
import { isGone } from '../use-programs.ts';
import { NewShare } from './new-share.tsx';
import { OpenShare } from './open-share.tsx';
import { SharedPicture } from './shared-picture.tsx';
import { useProgramShare } from './use-shares.ts';

export type ShareSheetProps = { program: { id: string }; onClose: () => void };

/** The link of an own program: how to make it, to send it, to renew it and to end it. */
export function ShareSheet({ program, onClose }: ShareSheetProps) {
  const { data: known, error, refetch } = useProgramShare(program.id);
  const data = isGone(error) ? undefined : known;
  const { heading, hasEnded } = useLinkOfSheet(data);
  return (
    <TaskSheet label={m.programs_share_title()} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 px-5 pt-4 pb-4">
        <h2 ref={heading} tabIndex={-1} className="pe-12 text-xl outline-none">
          {m.programs_share_title()}
        </h2>
        {hasEnded && <Banner kind="info">{m.programs_share_ended()}</Banner>}
        {data !== undefined && <Share id={program.id} state={data} />}
        {data === undefined && error === null && <Loading />}
        {data === undefined && error !== null && (
          <>
            <Banner kind="error">{withNoAnswer(error, m.programs_share_failed)}</Banner>
            <Button className="justify-self-start" onClick={() => void refetch()}>
              {m.core_try_again()}
            </Button>
          </>
        )}
      </div>
    </TaskSheet>
  );
}

/**
 * The heading takes the focus once a link was made or ended: the button that did it has gone. `hasEnded` is true where the
 * sheet has shown a link and there is none any more, because it was ended here or elsewhere.
 */
function useLinkOfSheet(state: ProgramShare | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasLink = state && state.share !== null;
  const [link, setLink] = useState({ isThere: hasLink, hasChanged: false });
  if (hasLink !== undefined && hasLink !== link.isThere) {
    setLink({ isThere: hasLink, hasChanged: link.isThere !== undefined });
  }
  useEffect(() => {
    if (link.hasChanged) heading.current?.focus();
  }, [link]);
  return { heading, hasEnded: link.hasChanged && link.isThere === false };
}

function Loading() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {m.programs_share_loading()}
      </p>
      <Skeleton className="h-36 w-full rounded-2xl" />
      <Skeleton className="h-28 w-full rounded-2xl" />
      <Skeleton className="h-14 w-full rounded-xl" />
    </div>
  );
}

const whyNot: Record<Exclude<ShareOffer, 'offered'>, () => string> = {
  empty: m.programs_share_offer_empty,
  unchanged_copy: m.programs_share_offer_unchanged_copy,
  no_consent: m.programs_share_offer_no_consent,
  closed: m.programs_share_offer_closed,
  full: m.programs_share_offer_full,
};

const closed: Record<ClosingReason, () => string> = {
  personal_data: m.programs_share_closed_personal_data,
  hurtful: m.programs_share_closed_hurtful,
  unsuitable: m.programs_share_closed_unsuitable,
  copied: m.programs_share_closed_copied,
  other: m.programs_share_closed_other,
};

function Share({ id, state }: { id: string; state: ProgramShare }) {
  const { share, offer } = state;
  if (share !== null && share.closed_for !== null) {
    return <Refusal text={closed[share.closed_for]()} asksToWrite={share.closed_for === 'other'} />;
  }
  if (share !== null) {
    return (
      <>
        {share.is_current && <SharedPicture id={id} />}
        <OpenShare share={share} state={state} />
      </>
    );
  }
  return offer === 'offered' ? (
    <>
      <SharedPicture id={id} />
      <NewShare id={id} state={state} />
    </>
  ) : (
    <Refusal text={whyNot[offer]()} asksToWrite={offer === 'no_consent' || offer === 'closed'} />
  );
}

type RefusalProps = { text: string /** True where the text says to write to us. */; asksToWrite: boolean };

function Refusal({ text, asksToWrite }: RefusalProps) {
  return (
    <Banner kind="info">
      <p>{text}</p>
      {asksToWrite && <TextLink to={paths.contact()}>{m.programs_share_write_to_us()}</TextLink>}
    </Banner>
  );
}
