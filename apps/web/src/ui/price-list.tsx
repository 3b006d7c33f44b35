import { m } from '../compiled-messages/messages.ts';
import { planName } from '../lib/format/plan-name.ts';
import { useLanguage } from '../lib/language/language.ts';
import { describePrice, inOrderOfSale } from '../lib/plans/plan-price.ts';
import { usePlans } from '../lib/plans/use-plans.ts';
import { Skeleton } from './skeleton.tsx';

/** What each plan costs, in a line, with what that is about in the currency of the parents. */
export function PriceList() {
  const language = useLanguage();
  const { data } = usePlans();
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-28 w-full" />
      </div>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-2">
      {inOrderOfSale(data.plans).map((plan) => (
        <li key={plan.id}>
          <span className="block text-muted">{planName(plan)}</span>
          <span className="text-lg font-bold">
            {m.core_price_line({ price: describePrice(plan, language), days: plan.duration_days })}
          </span>
        </li>
      ))}
    </ul>
  );
}
