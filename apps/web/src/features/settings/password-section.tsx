import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { checkRequired, collectFaults, type FieldFault, faultMessage } from '../../lib/form/field-checks.ts';
import { checkNewPassword, type PasswordFault } from '../../lib/form/new-password.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { useSession } from '../../lib/session/session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { NewPasswordFields } from '../../ui/new-password-fields.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { failureText, fieldText } from './failure-texts.ts';
import { SettingsSection } from './settings-section.tsx';
import { sessionsKey } from './use-sessions.ts';

const nothingTyped = { current_password: '', new_password: '', confirm_password: '' };

type Faults = { current?: FieldFault; newPassword?: PasswordFault };

/** Changes the password: asks for the current one, and twice for the new one. */
export function PasswordSection() {
  return (
    <SettingsSection
      id="password"
      icon="lock"
      title={m.settings_password_title()}
      text={m.settings_password_text()}
    >
      <PasswordForm />
    </SettingsSection>
  );
}

function PasswordForm() {
  const { user } = useSession();
  const cache = useQueryClient();
  const [isDone, setDone] = useState(false);
  const { form, field, faults, busy, failure, clear } = useCheckedForm({
    empty: nothingTyped,
    check,
    send: async ({ current_password, new_password }) => {
      await api.auth.changePassword({ body: { current_password, new_password } });
      clear();
      setDone(true);
      await cache.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  const submit = (event: FormEvent) => {
    setDone(false);
    form.onSubmit(event);
  };
  const message = failureText(failure, m.settings_password_failed);
  return (
    <form {...form} onSubmit={submit} className="grid max-w-md grid-cols-1 gap-5">
      {isDone && <Banner kind="success">{m.settings_password_done()}</Banner>}
      {message !== null && <Banner kind="error">{message}</Banner>}
      {/* Password managers need the username that belongs to the new password. */}
      <input type="hidden" name="email" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        {...field('current_password')}
        label={m.settings_password_current()}
        autoComplete="current-password"
        error={faultMessage(faults.current) ?? fieldText(failure, 'current_password')}
      />
      <NewPasswordFields
        password={field('new_password')}
        confirmation={field('confirm_password')}
        fault={faults.newPassword}
        error={fieldText(failure, 'new_password')}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? m.settings_password_busy() : m.settings_password_submit()}
      </Button>
    </form>
  );
}

function check(typed: typeof nothingTyped): Faults {
  const missing = collectFaults({ current: checkRequired(typed.current_password) });
  const fault = checkNewPassword(typed.new_password, typed.confirm_password);
  return fault === null ? missing : { ...missing, newPassword: fault };
}
