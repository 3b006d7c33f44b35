import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { useSession } from '../../lib/session/session.tsx';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { loginFailureMessage } from './failure-messages.ts';
import { checkEmail, checkRequired, collectFaults, faultMessage } from './field-checks.ts';
import { readNavigationState } from './navigation-state.ts';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useLater } from './use-later.ts';
import { useSubmission } from './use-submission.ts';

/** Time for the header to show who came in before the page changes. */
const beforeHomeMs = 100;

export function LoginScreen() {
  const arrival = readNavigationState(useLocation().state);
  const { hasEnded } = useSession();
  return (
    <AccountFrame title={m.account_login_title()} lead={m.account_login_lead()}>
      {arrival.message !== undefined && <Banner kind="success">{arrival.message}</Banner>}
      {hasEnded && <Banner kind="info">{m.core_session_ended()}</Banner>}
      <LoginForm afterwards={arrival.returnUrl ?? '/'} />
      <div className="flex flex-wrap items-center gap-x-2">
        <span>{m.account_no_account()}</span>
        <TextLink to="/signup">{m.account_signup_link()}</TextLink>
      </div>
    </AccountFrame>
  );
}

type LoginFormProps = { afterwards: string };

function LoginForm({ afterwards }: LoginFormProps) {
  const { login } = useSession();
  const navigate = useNavigate();
  const later = useLater();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<ReturnType<typeof check>>({});
  const { busy, failure, submit } = useSubmission();
  useFocusFirstError(form, faults);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = check(email, password);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    void submit(async () => {
      await login({ email: email.trim(), password });
      later(beforeHomeMs, () => void navigate(afterwards, { replace: true }));
    });
  };

  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5">
      <LoginFailure failure={failure} email={email.trim()} />
      <Field
        label={m.account_email()}
        type="email"
        name="email"
        autoComplete="username"
        placeholder={m.account_email_placeholder()}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={faultMessage(faults.email)}
      />
      <div className="grid gap-1">
        <PasswordField
          label={m.account_password()}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={faultMessage(faults.password)}
        />
        <div>
          <TextLink to="/forgot-password">{m.account_forgot_link()}</TextLink>
        </div>
      </div>
      <Button type="submit" busy={busy}>
        {busy ? m.account_login_busy() : m.account_login_submit()}
      </Button>
    </form>
  );
}

type LoginFailureProps = { failure: unknown; email: string };

/** Why it failed; where only the mailed code is missing, the way to enter it. */
function LoginFailure({ failure, email }: LoginFailureProps) {
  const message = loginFailureMessage(failure);
  if (message === null) return null;
  const isUnverified = failure instanceof ApiError && failure.code === 'email_not_verified';
  return (
    <Banner kind="error">
      <p>{message}</p>
      {isUnverified && (
        <TextLink to="/verify-otp" state={{ email }}>
          {m.account_login_enter_code()}
        </TextLink>
      )}
    </Banner>
  );
}

function check(email: string, password: string) {
  return collectFaults({ email: checkEmail(email), password: checkRequired(password) });
}
