import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { checkEmail, collectFaults, faultMessage } from '../../lib/form/field-checks.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { codeFailureMessage } from './failure-messages.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Asks for the address, then for the mailed code with a new password. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<1 | 2>(1);
  const lead = step === 1 ? m.auth_forgot_lead() : m.auth_reset_lead({ email });
  return (
    <AccountFrame title={m.auth_forgot_title()} lead={lead}>
      <p className="font-bold text-action">{m.auth_step({ step })}</p>
      {step === 1 ? (
        <RequestCodeForm
          email={email}
          onCode={(given) => {
            setEmail(given);
            setStep(2);
          }}
        />
      ) : (
        <ResetPasswordForm email={email} onOtherEmail={() => setStep(1)} />
      )}
      <div>
        <TextLink to={paths.login()}>{m.auth_back_to_login()}</TextLink>
      </div>
    </AccountFrame>
  );
}

type RequestCodeFormProps = {
  /** The address that was typed before, else an empty text. */
  email: string;
  /** Called with the address when a code was sent to it, or when the learner has one. */
  onCode: (email: string) => void;
};

function RequestCodeForm({ email, onCode }: RequestCodeFormProps) {
  const { form, field, typed, faults, busy, failure, isFaultless } = useCheckedForm({
    empty: { email },
    check,
    send: async (sent) => {
      const body = { email: sent.email.trim() };
      await api.auth.requestPasswordReset({ body });
      onCode(body.email);
    },
  });
  const message = codeFailureMessage(failure, m.auth_forgot_failed);
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      {message !== null && <Banner kind="error">{message}</Banner>}
      <Field
        {...field('email')}
        label={m.auth_email()}
        type="email"
        autoComplete="email"
        placeholder={m.auth_email_placeholder()}
        error={faultMessage(faults.email)}
      />
      <Button type="submit" busy={busy}>
        {busy ? m.auth_forgot_busy() : m.auth_forgot_submit()}
      </Button>
      <Button kind="ghost" onClick={() => isFaultless() && onCode(typed.email.trim())}>
        {m.auth_forgot_have_code()}
      </Button>
    </form>
  );
}

function check({ email }: { email: string }) {
  return collectFaults({ email: checkEmail(email) });
}
