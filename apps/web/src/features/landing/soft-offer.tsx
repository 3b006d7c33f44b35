import { useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import type { FirstStep } from '../../lib/storage/first-program.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FirstProgram } from './use-first-program.ts';

/** What an offer says after these steps; after the others, nothing is offered. */
const reasons: Partial<Record<FirstStep, () => string>> = {
  ran: m.landing_first_done,
  changed: m.landing_first_changed,
  solved: m.landing_first_solved,
};

/** Whether to offer to keep the program: after its first output, after a change and after the first task. */
export function isOffered({ step, answer, failure }: FirstProgram): boolean {
  return reasons[step] !== undefined && failure === null && (answer?.problem ?? null) === null;
}

type SoftOfferProps = { program: FirstProgram };

/** Offers to keep the program with an account; each time with a way to go on. */
export function SoftOffer({ program: { step, goOn, isResumed } }: SoftOfferProps) {
  const offer = useRef<HTMLDivElement>(null);
  // On a phone the offer is below the output.
  useEffect(() => {
    // In newer browsers this returns a promise, which an effect must not.
    if (!isResumed) offer.current?.scrollIntoView({ block: 'nearest' });
  }, [isResumed]);
  const isFirst = step === 'ran';
  return (
    <div ref={offer} className="grid scroll-mb-4 grid-cols-1 gap-2">
      <p role="status" className="font-bold">
        {reasons[step]?.()}
      </p>
      <ButtonLink to={paths.signup()} kind="reward" className="min-h-14 text-lg">
        {m.landing_first_keep()}
        <Icon name="arrow-right" />
      </ButtonLink>
      <Button kind="ghost" onClick={goOn}>
        {isFirst ? m.landing_first_change() : m.landing_first_later()}
      </Button>
      {!isFirst && <p className="text-muted">{m.landing_first_safe()}</p>}
    </div>
  );
}
