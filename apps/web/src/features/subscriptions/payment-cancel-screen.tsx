import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';

/** Says first that nothing was taken. Then one next step for the adult who came back, and one for the child. */
export function PaymentCancelScreen() {
  return (
    <OutcomeFrame
      title={m.subscriptions_cancel_title()}
      lead={m.subscriptions_cancel_lead()}
      drawn="beginning"
    >
      <section aria-labelledby="who-pays" className="grid grid-cols-1 gap-2">
        <h2 id="who-pays" className="text-xl">
          {m.subscriptions_cancel_parent()}
        </h2>
        <ButtonLink to={paths.subscription()} className="min-h-12 md:justify-self-start">
          {m.subscriptions_cancel_again()}
        </ButtonLink>
        <p>
          {m.subscriptions_cancel_support()}{' '}
          <TextLink to={paths.contact()}>{m.subscriptions_cancel_contact()}</TextLink>
        </p>
      </section>
      <section aria-labelledby="who-learns" className="grid grid-cols-1 gap-2 rounded-2xl bg-sunken p-5">
        <h2 id="who-learns" className="text-xl">
          {m.subscriptions_cancel_child()}
        </h2>
        <p>{m.subscriptions_cancel_child_text()}</p>
        <ButtonLink to={paths.dashboard()} kind="secondary" className="min-h-12 md:justify-self-start">
          {m.core_back_dashboard()}
        </ButtonLink>
      </section>
    </OutcomeFrame>
  );
}
