import { accountLimits } from '@python-learning/contract';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { m } from '../../paraglide/messages.js';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { signupFailureMessage, signupFieldMessages } from './failure-messages.ts';
import { checkEmail, checkRequired, collectFaults, faultMessage } from './field-checks.ts';
import { PasswordField } from './password-field.tsx';
import { TextLink } from './text-link.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useSubmission } from './use-submission.ts';

const nothingTyped = { username: '', email: '', password: '' };

export function SignupScreen() {
  return (
    <AccountFrame title={m.account_signup_title()} lead={m.account_signup_lead()}>
      <SignupForm />
      <div>
        <div className="flex flex-wrap items-center gap-x-2">
          <span>{m.account_have_account()}</span>
          <TextLink to="/login">{m.account_login_link()}</TextLink>
        </div>
        <div className="flex flex-wrap items-center gap-x-2">
          <span>{m.account_parents()}</span>
          <TextLink to="/policy/privacy-policy">{m.core_policy_privacy()}</TextLink>
        </div>
      </div>
    </AccountFrame>
  );
}

function SignupForm() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothingTyped);
  const [faults, setFaults] = useState<ReturnType<typeof check>>({});
  const { busy, failure, submit } = useSubmission();
  const refused = signupFieldMessages(failure);
  const message = signupFailureMessage(failure);
  useFocusFirstError(
    form,
    useMemo(() => ({ faults, failure }), [faults, failure]),
  );

  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = check(typed);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const email = typed.email.trim();
    void submit(async () => {
      await api.auth.register({ body: { ...typed, email, username: typed.username.trim() } });
      await navigate('/verify-otp', { state: { email, codeSent: true } });
    });
  };

  const field = (name: keyof typeof nothingTyped) => ({
    name,
    required: true,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: faultMessage(faults[name]) ?? refused[name],
  });

  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-5">
      {message !== null && <Banner kind="error">{message}</Banner>}
      <Field
        {...field('username')}
        label={m.account_username()}
        description={m.account_username_description()}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountLimits.usernameMax}
      />
      <Field
        {...field('email')}
        label={m.account_email()}
        type="email"
        autoComplete="email"
        placeholder={m.account_email_placeholder()}
        maxLength={accountLimits.emailMax}
      />
      <PasswordField
        {...field('password')}
        label={m.account_password()}
        description={m.account_password_rule()}
        autoComplete="new-password"
        placeholder={m.account_password_placeholder()}
      />
      <Button type="submit" busy={busy}>
        {busy ? m.account_signup_busy() : m.account_signup_submit()}
      </Button>
    </form>
  );
}

function check({ username, email, password }: typeof nothingTyped) {
  return collectFaults({
    username: checkRequired(username),
    email: checkEmail(email),
    password: checkRequired(password),
  });
}
