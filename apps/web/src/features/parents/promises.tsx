import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';

const promises: readonly Fact[] = [
  {
    icon: 'lock',
    title: m.landing_parents_private_title,
    text: m.landing_parents_private_text,
    more: { to: paths.policy('privacy-policy'), name: m.core_policy_privacy },
  },
  { icon: 'again', title: m.landing_parents_cancel_title, text: m.landing_parents_cancel_text },
  { icon: 'check-circle', title: m.landing_parents_secure_title, text: m.landing_parents_secure_text },
  {
    icon: 'arrow-left',
    title: m.landing_parents_refund_title,
    text: m.landing_parents_refund_text,
    more: { to: paths.policy('return-policy'), name: m.core_policy_return },
  },
];

/** What we promise to parents about privacy and money. */
export function Promises({ className }: { className: string }) {
  return <FactList facts={promises} className={className} />;
}
