import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { usePlans } from '../../lib/plans/use-plans.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';

const facts = (isInDollars: boolean): readonly Fact[] => [
  { icon: 'again', title: m.subscriptions_fact_cancel_title, text: m.subscriptions_fact_cancel_text },
  {
    icon: 'lock',
    title: m.subscriptions_fact_secure_title,
    text: isInDollars
      ? () => `${m.subscriptions_fact_secure_text()} ${m.subscriptions_fact_secure_dollars()}`
      : m.subscriptions_fact_secure_text,
  },
  { icon: 'book', title: m.subscriptions_fact_work_title, text: m.subscriptions_fact_work_text },
  {
    icon: 'arrow-left',
    title: m.subscriptions_fact_refund_title,
    text: m.subscriptions_fact_refund_text,
    more: { to: paths.policy('return-policy'), name: m.core_policy_return },
  },
  {
    icon: 'mail',
    title: m.subscriptions_fact_ask_title,
    text: m.subscriptions_fact_ask_text,
    more: { to: paths.contact(), name: m.subscriptions_fact_ask_link },
  },
];

/** What a customer has a right to know before paying. A bank charges for changing currency only where plans are sold in dollars. */
export function MoneyFacts() {
  const isInDollars = usePlans().data?.plans.some(({ currency }) => currency === 'USD') === true;
  return (
    <section aria-labelledby="money-facts">
      <h2 id="money-facts" className="text-2xl">
        {m.subscriptions_facts()}
      </h2>
      <FactList facts={facts(isInDollars)} className="mt-5 gap-x-10 gap-y-6 md:grid-cols-2" />
    </section>
  );
}
