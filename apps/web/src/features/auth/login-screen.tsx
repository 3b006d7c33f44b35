import { type ComponentProps, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { checkEmail, checkRequired, collectFaults, faultMessage } from '../../lib/form/field-checks.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useLater } from '../../lib/form/use-later.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { sharedWish } from '../../lib/storage/shared-wish.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountFrame } from './account-frame.tsx';
import { CodeMail } from './code-mail.tsx';
import { loginFailureMessage } from './failure-messages.ts';
import { readNavigationState } from './navigation-state.ts';
import { OtpField } from './otp-field.tsx';

/** Time for the header to show the learner's name before the page changes, in milliseconds. */
const beforeHomeMs = 100;

export function LoginScreen() {
  const arrival = readNavigationState(useLocation().state);
  const { hasEnded } = useSession();
  return (
    <AccountFrame
      title={m.auth_login_title()}
      isTight={arrival.message !== undefined || hasEnded}
      lead={arrival.isFirstLogin === true ? m.auth_login_first_lead() : m.auth_login_lead()}
    >
      {arrival.message !== undefined && <Banner kind="success">{arrival.message}</Banner>}
      {hasEnded && <Banner kind="info">{m.core_session_ended()}</Banner>}
      <LoginForm email={arrival.email ?? ''} afterwards={arrival.returnUrl ?? paths.home()} />
      <div className="flex flex-wrap items-center gap-x-2">
        <span>{m.auth_no_account()}</span>
        <TextLink to={paths.signup()}>{m.auth_signup_link()}</TextLink>
      </div>
    </AccountFrame>
  );
}

type LoginFormProps = {
  /** The address that the screen before knows, else an empty text. */
  email: string;
  afterwards: string;
};

function LoginForm({ email, afterwards }: LoginFormProps) {
  const { login } = useSession();
  const navigate = useNavigate();
  const later = useLater();
  const [isShared, setIsShared] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const { form, field, typed, faults, busy, failure } = useCheckedForm({
    empty: { email, password: '', otp: '' },
    check,
    send: async ({ email, password, otp }) => {
      const code = otp.trim() === '' ? {} : { otp: otp.trim() };
      const shared = isShared ? { shared_phone: true } : {};
      await login({ email: email.trim(), password, ...code, ...shared }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'login_paused') setIsPaused(true);
        throw error;
      });
      later(beforeHomeMs, () => void navigate(wishedPage() ?? afterwards, { replace: true }));
    },
  });
  return (
    <form {...form} className="grid grid-cols-1 gap-3 md:gap-5">
      <LoginFailure failure={failure} email={typed.email.trim()} />
      <Field
        {...field('email')}
        label={m.auth_email()}
        type="email"
        autoComplete="username"
        placeholder={m.auth_email_placeholder()}
        error={faultMessage(faults.email)}
      />
      <div className="grid grid-cols-1 gap-1">
        <PasswordField
          {...field('password')}
          label={m.auth_password()}
          autoComplete="current-password"
          error={faultMessage(faults.password)}
        />
        <div>
          <TextLink to={paths.forgotPassword()}>{m.auth_forgot_link()}</TextLink>
        </div>
      </div>
      {isPaused && <PausedLoginCode otp={field('otp')} email={typed.email.trim()} />}
      <Switch
        label={m.auth_shared_phone()}
        // Said once it matters: on a phone the button below must be in sight.
        {...(isShared ? { description: m.auth_shared_phone_text() } : {})}
        checked={isShared}
        onChange={setIsShared}
      />
      <Button type="submit" busy={busy}>
        {busy ? m.auth_login_busy() : m.auth_login_submit()}
      </Button>
    </form>
  );
}

type PausedLoginCodeProps = {
  otp: Pick<ComponentProps<typeof OtpField>, 'value' | 'onChange'>;
  email: string;
};

/** While wrong passwords of others pause the account, a mailed code beside the right password opens it. */
function PausedLoginCode({ otp, email }: PausedLoginCodeProps) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <CodeMail
        send={() => api.auth.requestLoginCode({ body: { email } })}
        ask={m.auth_login_code_ask()}
        wait={m.auth_login_code_wait}
        sent={m.auth_login_code_sent()}
      />
      <OtpField
        value={otp.value}
        onChange={otp.onChange}
        required={false}
        description={m.auth_login_code_description()}
      />
    </div>
  );
}

type LoginFailureProps = { failure: unknown; email: string };

/** The shared program that the learner wanted to copy before the login, or null. */
function wishedPage(): string | null {
  const code = sharedWish.take();
  return code === null ? null : paths.shared(code);
}

/** Why a login failed. Links to the code screen when only the mailed code is missing. */
function LoginFailure({ failure, email }: LoginFailureProps) {
  const message = loginFailureMessage(failure);
  if (message === null) return null;
  const isUnverified = failure instanceof ApiError && failure.code === 'email_not_verified';
  return (
    <Banner kind="error">
      <p>{message}</p>
      {isUnverified && (
        <TextLink to={paths.verifyOtp()} state={{ email }}>
          {m.auth_login_enter_code()}
        </TextLink>
      )}
    </Banner>
  );
}

function check({ email, password }: { email: string; password: string }) {
  return collectFaults({ email: checkEmail(email), password: checkRequired(password) });
}
