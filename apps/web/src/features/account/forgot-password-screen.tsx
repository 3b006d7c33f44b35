import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { codeFailureMessage } from './failure-messages.ts';
import { checkEmail, collectFaults, faultMessage } from './field-checks.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { TextLink } from './text-link.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useSubmission } from './use-submission.ts';

/** First the address, then the mailed code with a new password. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState<string | null>(null);
  const lead = email === null ? m.account_forgot_lead() : m.account_reset_lead({ email });
  return (
    <AccountFrame title={m.account_forgot_title()} lead={lead}>
      <p className="font-bold text-action">{m.account_step({ step: email === null ? 1 : 2 })}</p>
      {email === null ? (
        <RequestCodeForm onSent={setEmail} />
      ) : (
        <ResetPasswordForm email={email} onOtherEmail={() => setEmail(null)} />
      )}
      <div>
        <TextLink to="/login">{m.account_back_to_login()}</TextLink>
      </div>
    </AccountFrame>
  );
}

type RequestCodeFormProps = { onSent: (email: string) => void };

function RequestCodeForm({ onSent }: RequestCodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<ReturnType<typeof check>>({});
  const { busy, failure, submit } = useSubmission();
  const message = codeFailureMessage(failure, m.account_forgot_failed);
  useFocusFirstError(form, faults);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = check(typed);
    setFaults(found);
    if (found.email !== undefined) return;
    const email = typed.trim();
    void submit(async () => {
      await api.auth.requestPasswordReset({ body: { email } });
      onSent(email);
    });
  };

  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5">
      {message !== null && <Banner kind="error">{message}</Banner>}
      <Field
        label={m.account_email()}
        type="email"
        name="email"
        autoComplete="email"
        placeholder={m.account_email_placeholder()}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={faultMessage(faults.email)}
      />
      <Button type="submit" busy={busy}>
        {busy ? m.account_forgot_busy() : m.account_forgot_submit()}
      </Button>
    </form>
  );
}

function check(email: string) {
  return collectFaults({ email: checkEmail(email) });
}
