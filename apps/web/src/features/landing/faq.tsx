import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { paths } from '../../lib/paths.ts';
import type { Prices } from '../../lib/plans/load-prices.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const cost = { question: m.landing_faq3_question, answer: m.landing_faq3_answer };
const entries = [
  { question: m.landing_faq1_question, answer: m.landing_faq1_answer },
  { question: m.landing_faq2_question, answer: m.landing_faq2_answer },
  cost,
  { question: m.landing_faq4_question, answer: m.landing_faq4_answer },
  { question: m.landing_faq5_question, answer: m.landing_faq5_answer },
] as const;

/** Five questions; opening one closes the other, which the browser does by itself. */
export function Faq() {
  const [prices, loadPrices] = usePrices();
  return (
    <section className="mx-auto grid grid-cols-1 w-full max-w-6xl gap-6 px-4 py-12 md:grid-cols-[1fr_1.6fr] md:gap-12 md:px-6 md:py-16">
      <div>
        <Eyebrow>{m.landing_faq_eyebrow()}</Eyebrow>
        <h2 className="mt-2 text-2xl md:text-3xl">{m.landing_faq_title()}</h2>
        <p className="mt-3 flex flex-wrap items-center gap-x-2 text-lg">
          {m.landing_faq_more()} <TextLink to={paths.contact()}>{m.landing_faq_contact()}</TextLink>
        </p>
      </div>
      <div className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <details
            key={entry.question()}
            name="faq"
            className="group"
            onToggle={({ currentTarget }) => {
              if (entry === cost && currentTarget.open) loadPrices();
            }}
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-bold [&::-webkit-details-marker]:hidden">
              <span className="min-w-0">{entry.question()}</span>
              <Icon
                name="chevron-down"
                className="size-6 text-action transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="pb-5 text-lg text-muted">
              {entry.answer()} {entry === cost && prices !== null && m.landing_faq3_prices(prices)}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The prices of the plans, loaded when they are asked for; null until then, and where they cannot be loaded. */
function usePrices(): [prices: Prices | null, load: () => void] {
  const language = useLanguage();
  const [known, setKnown] = useState<{ language: string; prices: Prices | null } | null>(null);
  const load = () => {
    if (known?.language === language) return;
    setKnown({ language, prices: null });
    void import('../../lib/plans/load-prices.ts')
      .then(({ loadPrices }) => loadPrices(language))
      // Opening the question again asks again.
      .then((prices) => setKnown(prices === null ? null : { language, prices }))
      .catch(() => setKnown(null));
  };
  return [known?.prices ?? null, load];
}
