import { m } from '../../compiled-messages/messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';

export function PaymentCancelScreen() {
  return (
    <OutcomeFrame title={m.subscription_cancel_title()} lead={m.subscription_cancel_lead()} drawn="beginning">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.subscription()} className="min-h-12 max-md:w-full">
          {m.subscription_cancel_again()}
        </ButtonLink>
        <ButtonLink to={paths.dashboard()} kind="secondary" className="min-h-12 max-md:w-full">
          {m.core_back_dashboard()}
        </ButtonLink>
      </div>
      <div className="flex gap-4 rounded-2xl bg-sunken p-5">
        <Icon name="mail" className="mt-0.5 size-6 text-action" />
        <div className="min-w-0">
          <p>{m.subscription_cancel_support()}</p>
          <TextLink to={paths.contact()}>{m.subscription_cancel_contact()}</TextLink>
        </div>
      </div>
    </OutcomeFrame>
  );
}
