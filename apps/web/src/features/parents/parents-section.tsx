import { fairUsePerDay } from '@python-learning/domain';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Promises } from './promises.tsx';

/** What parents want to know: price, privacy, cancellation, safety of payment, refunds. */
export function ParentsSection() {
  return (
    <section
      id="parents"
      tabIndex={-1}
      className="mx-auto scroll-mt-16 outline-none w-full max-w-6xl px-4 pt-12 md:px-6 md:pt-16"
    >
      <Eyebrow>{m.landing_parents_eyebrow()}</Eyebrow>
      <h2 className="mt-2 text-2xl md:text-3xl">{m.landing_parents_title()}</h2>
      <div className="mt-8 grid grid-cols-1 gap-8 md:grid-cols-[1fr_1.3fr] md:gap-12">
        <div className="grid grid-cols-1 content-start gap-5 self-start rounded-2xl border-2 border-reward bg-surface p-5 md:p-7">
          <Offer title={m.landing_parents_free_title()}>{m.landing_parents_free_text()}</Offer>
          <hr className="border-t-2 border-dotted border-edge" />
          <Offer title={m.landing_parents_paid_title()}>
            {m.landing_parents_paid_text({ limit: fairUsePerDay.exercises })}
          </Offer>
          <ButtonLink to={paths.subscription()} kind="secondary">
            {m.landing_parents_plans()}
          </ButtonLink>
        </div>
        <Promises className="content-start gap-6 lg:grid-cols-2" />
      </div>
    </section>
  );
}

type OfferProps = { title: string; children: ReactNode };

function Offer({ title, children }: OfferProps) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </div>
  );
}
