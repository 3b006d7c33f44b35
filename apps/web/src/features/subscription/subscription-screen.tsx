import { usePlans, useSubscription } from '../../lib/data/queries.ts';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useSession } from '../../lib/session/session.tsx';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fallbackPlans } from './fallback-plans.ts';
import { PlanCard } from './plan-card.tsx';
import { inOrderOfSale } from './plan-price.ts';

const benefits: readonly { icon: IconName; title: () => string; text: () => string }[] = [
  { icon: 'flag', title: m.subscription_benefit1_title, text: m.subscription_benefit1_text },
  { icon: 'again', title: m.subscription_benefit2_title, text: m.subscription_benefit2_text },
  { icon: 'star', title: m.subscription_benefit3_title, text: m.subscription_benefit3_text },
];

export function SubscriptionScreen() {
  const { status } = useSession();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-10 md:px-6 md:py-14">
      <div>
        <PageTitle title={m.subscription_title()} />
        <p className="mt-3 max-w-2xl text-lg text-muted">{m.subscription_lead()}</p>
      </div>
      <ActiveSubscription />
      <Benefits />
      <Plans />
      <div>
        {status === 'learner' ? (
          <ButtonLink to="/dashboard" kind="secondary">
            {m.core_back_dashboard()}
          </ButtonLink>
        ) : (
          <ButtonLink to="/" kind="secondary">
            {m.core_back_home()}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function ActiveSubscription() {
  const language = useLanguage();
  const { data: subscription } = useSubscription();
  if (!subscription) return null;
  const date = formatDate(subscription.end_date, language);
  return <Banner kind="success">{m.subscription_active({ plan: subscription.plan.name, date })}</Banner>;
}

function Benefits() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {benefits.map(({ icon, title, text }) => (
        <li key={icon} className="flex gap-4 rounded-2xl bg-sunken p-5 lg:flex-col">
          <Icon name={icon} className="size-8 text-action" />
          <div>
            <h2 className="text-xl">{title()}</h2>
            <p className="mt-1 text-muted">{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Plans() {
  const { data: plans, status } = usePlans();
  const { data: subscription } = useSubscription();
  const shown = status === 'error' ? fallbackPlans() : inOrderOfSale(plans ?? []);
  return (
    <section aria-labelledby="plans" className="grid gap-5" aria-busy={status === 'pending'}>
      <h2 id="plans" className="text-2xl">
        {m.subscription_plans()}
      </h2>
      {status === 'error' && <Banner kind="error">{m.subscription_failed()}</Banner>}
      <ul className="grid gap-6 md:grid-cols-2">
        {status === 'pending' && (
          <li>
            <Skeleton className="h-56 w-full" />
          </li>
        )}
        {shown.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isCurrent={subscription?.plan.id === plan.id} />
        ))}
      </ul>
      <Banner kind="info">{m.subscription_soon()}</Banner>
    </section>
  );
}
