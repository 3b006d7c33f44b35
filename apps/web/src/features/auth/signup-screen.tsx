import { accountLimits } from '@python-learning/contract';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { checkEmail, checkRequired, collectFaults, faultMessage } from '../../lib/form/field-checks.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { signupFailureMessage, signupFieldMessages } from './failure-messages.ts';
import { findKeptPassword, keepPassword } from './kept-password.ts';
import { readNavigationState } from './navigation-state.ts';

type Typed = { username: string; email: string; password: string };

export function SignupScreen() {
  return (
    <AccountFrame title={m.auth_signup_title()} lead={m.auth_signup_lead()}>
      <SignupForm />
      <div>
        <div className="flex flex-wrap items-center gap-x-2">
          <span>{m.auth_have_account()}</span>
          <TextLink to={paths.login()}>{m.auth_login_link()}</TextLink>
        </div>
        <div className="flex flex-wrap items-center gap-x-2">
          <span>{m.auth_parents()}</span>
          <TextLink to={paths.policy('privacy-policy')}>{m.core_policy_privacy()}</TextLink>
        </div>
      </div>
    </AccountFrame>
  );
}

/** The form. Filled with what was typed before, when the learner comes back from the code to correct it. */
function SignupForm() {
  const navigate = useNavigate();
  const { username = '', email = '' } = readNavigationState(useLocation().state);
  const [password] = useState(() => findKeptPassword(email) ?? '');
  const { form, field, faults, busy, failure } = useCheckedForm({
    empty: { username, email, password },
    check,
    send: async (typed) => {
      const who = { username: typed.username.trim(), email: typed.email.trim() };
      await api.auth.register({ body: { ...who, password: typed.password } });
      keepPassword(who.email, typed.password);
      // The entry of this form keeps what was typed, for the browser's Back.
      await navigate(paths.signup(), { replace: true, state: who });
      await navigate(paths.verifyOtp(), { state: { ...who, codeSentMs: Date.now() } });
    },
  });
  const refused = signupFieldMessages(failure);
  const message = signupFailureMessage(failure);
  const named = (name: keyof Typed) => ({
    ...field(name),
    error: faultMessage(faults[name]) ?? refused[name],
  });
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      {message !== null && <Banner kind="error">{message}</Banner>}
      <Field
        {...named('username')}
        label={m.auth_username()}
        description={m.auth_username_description()}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={accountLimits.maxUsernameLength}
      />
      <Field
        {...named('email')}
        label={m.auth_email()}
        type="email"
        autoComplete="email"
        placeholder={m.auth_email_placeholder()}
        maxLength={accountLimits.maxEmailLength}
      />
      <PasswordField
        {...named('password')}
        label={m.auth_password()}
        description={email !== '' && password === '' ? m.auth_password_not_kept() : m.auth_password_rule()}
        autoComplete="new-password"
        placeholder={m.auth_password_placeholder()}
      />
      <Button type="submit" busy={busy}>
        {busy ? m.auth_signup_busy() : m.auth_signup_submit()}
      </Button>
    </form>
  );
}

function check({ username, email, password }: Typed) {
  return collectFaults({
    username: checkRequired(username),
    email: checkEmail(email),
    password: checkRequired(password),
  });
}
