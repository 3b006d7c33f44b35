import { fairUsePerDay } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { useSubscription } from '../../lib/data/queries.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { planName } from '../../lib/format/plan-name.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PriceList } from '../../ui/price-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MoneyFacts } from './money-facts.tsx';
import { NowSection } from './now-section.tsx';
import { PlansSection } from './plans-section.tsx';

const benefits: readonly { icon: IconName; title: () => string; text: () => string }[] = [
  { icon: 'flag', title: m.subscriptions_benefit1_title, text: m.subscriptions_benefit1_text },
  {
    icon: 'code',
    title: m.subscriptions_benefit2_title,
    text: () => m.subscriptions_benefit2_text(fairUsePerDay),
  },
  { icon: 'star', title: m.subscriptions_benefit3_title, text: m.subscriptions_benefit3_text },
];

export function SubscriptionScreen() {
  const { user } = useSession();
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-5xl gap-6 px-4 py-6 md:gap-10 md:px-6 md:py-14">
      <div>
        <PageTitle title={m.subscriptions_title()} />
        <p className="mt-3 max-w-2xl text-lg text-muted">{m.subscriptions_lead()}</p>
        <TextLink to={paths.parents()}>{m.core_for_parents()}</TextLink>
      </div>
      <ForAdults />
      <ActiveSubscription />
      <NowSection />
      <Benefits />
      <PlansSection />
      <MoneyFacts />
      <div>
        <ButtonLink
          to={user === null ? paths.home() : paths.dashboard()}
          kind="secondary"
          className="max-md:w-full"
        >
          <Icon name="arrow-left" className="size-5" />
          {user === null ? m.core_back_home() : m.core_back_dashboard()}
        </ButtonLink>
      </div>
    </div>
  );
}

/** What an adult has to know before the first button that leads to a payment; on a phone, in the first window. */
function ForAdults() {
  return (
    <section
      aria-label={m.subscriptions_prices()}
      className="grid grid-cols-1 gap-3 rounded-2xl bg-reward-soft p-4 md:grid-cols-2 md:gap-8 md:p-6"
    >
      <PriceList />
      <div>
        <p>
          <b>{m.subscriptions_fact_parent_title()}.</b> {m.subscriptions_once_local()}
        </p>
        <p className="mt-2">{m.subscriptions_fact_parent_text()}</p>
      </div>
    </section>
  );
}

function ActiveSubscription() {
  const language = useLanguage();
  const { data: subscription } = useSubscription();
  if (!subscription) return null;
  const date = formatDate(subscription.end_date, language);
  return (
    <Banner kind="success">
      <p>{m.subscriptions_active({ plan: planName(subscription.plan), date })}</p>
      <p className="mt-1 text-muted">{m.subscriptions_active_more()}</p>
    </Banner>
  );
}

function Benefits() {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      {benefits.map(({ icon, title, text }) => (
        <li key={icon} className="flex gap-4 rounded-2xl bg-sunken p-5 lg:flex-col lg:p-6">
          <Icon name={icon} className="size-8 text-action" />
          <div className="min-w-0">
            <h2 className="text-xl">{title()}</h2>
            <p className="mt-1 text-muted">{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
