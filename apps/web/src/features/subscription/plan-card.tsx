import type { Plan } from '@python-learning/contract';
import { useLanguage } from '../../lib/language/language.ts';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatPrice, isAnnual } from './plan-price.ts';

type PlanCardProps = { plan: Plan; isCurrent: boolean };

export function PlanCard({ plan, isCurrent }: PlanCardProps) {
  const language = useLanguage();
  const annual = isAnnual(plan);
  return (
    <li
      className={classNames(
        'relative grid content-start gap-3 rounded-2xl border-2 bg-surface p-6',
        annual ? 'border-reward' : 'border-line',
      )}
    >
      {annual && (
        <p className="absolute -top-4 end-5 rounded-full bg-reward px-4 py-0.5 font-bold text-on-reward">
          {m.subscription_best_value()}
        </p>
      )}
      <h3 className="text-xl">{plan.name}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-4xl font-bold">{formatPrice(plan.price, language)}</span>
        <span className="text-muted">{m.subscription_days({ days: plan.duration_days })}</span>
      </p>
      {annual && (
        <>
          <p className="font-bold">
            {m.subscription_per_month({ price: formatPrice(plan.price / 12, language) })}
          </p>
          <p className="text-reward-ink">{m.subscription_save()}</p>
        </>
      )}
      <p className="text-muted">{m.subscription_once()}</p>
      {isCurrent && (
        <p className="flex items-center gap-2 font-bold text-success">
          <Icon name="check-circle" />
          {m.subscription_current()}
        </p>
      )}
    </li>
  );
}
