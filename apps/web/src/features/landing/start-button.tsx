import { type MouseEvent, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { firstProgram } from '../../lib/storage/first-program.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const FirmOffer = optionalPart(async () => (await import('./firm-offer.tsx')).FirmOffer);

type StartButtonProps = {
  /** Secondary beside the first program, which has the one button to press. */
  kind?: 'reward' | 'secondary';
};

export function StartButton({ kind = 'reward' }: StartButtonProps) {
  const { path, hasBegun } = useStart();
  const [isOffered, setOffered] = useState(false);
  const offerFirst = (event: MouseEvent) => {
    if (hasBegun || !firstProgram.isFirmOfferDue()) return;
    event.preventDefault();
    firstProgram.rememberFirmOffer();
    setOffered(true);
  };
  return (
    <>
      <ButtonLink to={path} kind={kind} onClick={offerFirst} className="min-h-14 px-7 text-lg max-md:w-full">
        {hasBegun ? m.landing_continue() : m.landing_start()}
        <Icon name="arrow-right" />
      </ButtonLink>
      {isOffered && <FirmOffer onClose={() => setOffered(false)} />}
    </>
  );
}

type Start = { path: string; hasBegun: boolean };

/** Target of the start button: the current milestone, the dashboard without one, the sign-up without a learner. */
function useStart(): Start {
  const { status } = useSession();
  const { progress } = useLearnerFacts();
  if (status !== 'learner') return { path: paths.signup(), hasBegun: false };
  const current = progress?.current_milestone;
  return { path: current ? paths.lesson(current.id) : paths.dashboard(), hasBegun: true };
}
