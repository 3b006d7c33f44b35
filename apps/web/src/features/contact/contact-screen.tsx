import { contactLimits } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { isUnanswered } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { contactFailureMessage } from './contact-failure.ts';
import { useContactForm } from './use-contact-form.ts';

export function ContactScreen() {
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-5xl gap-8 px-4 py-8 md:grid-cols-[1.5fr_1fr] md:gap-x-12 md:px-6 md:py-14">
      <div className="grid grid-cols-1 max-w-2xl content-start gap-2">
        <PageTitle title={m.contact_title()} />
        <p className="text-lg text-muted">{m.contact_lead()}</p>
      </div>
      <MessageForm />
      <BeforeWriting />
    </div>
  );
}

function MessageForm() {
  const contact = useContactForm();
  const { form, typed, change, faults, busy, send } = contact;
  const field = <Name extends keyof typeof typed>(name: Name) => ({
    name,
    required: true,
    value: typed[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="grid grid-cols-1 content-start gap-5 md:col-start-1"
    >
      {contact.isRestored && <Restored clear={contact.clear} />}
      <Field
        {...field('full_name')}
        label={m.contact_full_name()}
        description={m.contact_full_name_description()}
        autoComplete="name"
        maxLength={contactLimits.maxFullNameLength}
      />
      <Field
        {...field('email')}
        label={m.contact_email()}
        description={m.contact_email_description()}
        placeholder={m.contact_email_placeholder()}
        type="email"
        autoComplete="email"
        maxLength={contactLimits.maxEmailLength}
      />
      <TextArea
        {...field('message')}
        label={m.contact_message()}
        description={m.contact_message_description()}
      />
      {/* Beside the button: on a phone the top of the form is out of sight when it is pressed. */}
      <Outcome isSent={contact.isSent} failure={contact.failure} />
      <Button type="submit" busy={busy} className="min-h-12 md:justify-self-start md:px-8">
        {busy ? m.contact_busy() : m.contact_submit()}
      </Button>
    </form>
  );
}

type OutcomeProps = { isSent: boolean; failure: unknown };

function Outcome({ isSent, failure }: OutcomeProps) {
  const message = contactFailureMessage(failure);
  if (isSent) return <Banner kind="success">{m.contact_success()}</Banner>;
  if (message === null) return null;
  return (
    <Banner kind="error">
      <p>{message}</p>
      {isUnanswered(failure) && <p className="mt-1 text-muted">{m.contact_kept()}</p>}
    </Banner>
  );
}

type RestoredProps = { clear: () => void };

function Restored({ clear }: RestoredProps) {
  return (
    <Banner kind="info">
      <p>{m.contact_restored()}</p>
      <Button kind="secondary" className="mt-3" onClick={clear}>
        {m.contact_clear()}
      </Button>
    </Banner>
  );
}

/** Answers that many would otherwise have to ask for. */
function BeforeWriting() {
  return (
    <aside
      aria-labelledby="before-writing"
      className="grid grid-cols-1 content-start gap-4 self-start rounded-2xl bg-sunken p-5 md:col-start-2 md:row-start-2 md:p-6"
    >
      <h2 id="before-writing" className="flex items-center gap-3 text-xl">
        <Icon name="bulb" className="size-7 text-reward-ink" />
        {m.contact_aside_title()}
      </h2>
      <div>
        <p>{m.contact_aside_refund()}</p>
        <TextLink to={paths.policy('return-policy')}>{m.core_policy_return()}</TextLink>
      </div>
      <div>
        <p>{m.contact_aside_data()}</p>
        <TextLink to={paths.policy('privacy-policy')}>{m.core_policy_privacy()}</TextLink>
      </div>
      <p>{m.contact_aside_account()}</p>
      <p className="text-muted">{m.contact_aside_kept()}</p>
    </aside>
  );
}
