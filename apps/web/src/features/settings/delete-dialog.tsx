import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { checkRequired, collectFaults, faultMessage } from '../../lib/form/field-checks.ts';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { keepSetAside } from '../../lib/storage/storage-owner.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { failureText, fieldText } from './failure-texts.ts';

type DeleteDialogProps = { open: boolean; onClose: () => void };

/** Confirms the deletion of an account: asks for the password and the typed username. */
export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const { user } = useSession();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.settings_delete_dialog_title({ username: user?.username ?? '' })}
    >
      <DeleteForm onCancel={onClose} />
    </Dialog>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { user, logout } = useSession();
  const navigate = useNavigate();
  const { form, field, faults, busy, failure } = useCheckedForm({
    empty: { password: '', confirmation: '' },
    check,
    send: async ({ password, confirmation }) => {
      const body = { password, confirmation: confirmation.trim() };
      await keepSetAside(() => api.auth.deleteAccount({ body }));
      // The account is gone on the server; clear what this browser stores.
      await logout(() => void navigate(paths.home(), { replace: true }));
      showToast(m.settings_delete_done());
    },
  });
  const message = failureText(failure, m.settings_delete_failed);
  return (
    <form {...form} className="grid grid-cols-1 gap-5">
      <p>{m.settings_delete_dialog_text()}</p>
      {message !== null && <Banner kind="error">{message}</Banner>}
      <PasswordField
        {...field('password')}
        label={m.settings_delete_password()}
        autoComplete="current-password"
        error={faultMessage(faults.password) ?? fieldText(failure, 'password')}
      />
      <Field
        {...field('confirmation')}
        label={m.settings_delete_confirm({ username: user?.username ?? '' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={faultMessage(faults.confirmation) ?? fieldText(failure, 'confirmation')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" busy={busy}>
          {busy ? m.settings_delete_busy() : m.settings_delete_submit()}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {m.settings_delete_cancel()}
        </Button>
      </div>
    </form>
  );
}

function check({ password, confirmation }: { password: string; confirmation: string }) {
  return collectFaults({ password: checkRequired(password), confirmation: checkRequired(confirmation) });
}
