import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '../../compiled-messages/messages.ts';
import { withNoAnswer } from '../../lib/api/failure-text.ts';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DropDown } from '../../ui/drop-down.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Menu with the learner's name, or a link to the login. */
export function AccountMenu() {
  const { user, status } = useSession();
  if (status === 'unknown') return <span className="h-11 w-24" />;
  if (user === null) return <LoginLink />;
  const label = (
    <>
      <Icon name="user" />
      <span className="max-w-24 truncate font-bold">{user.username}</span>
    </>
  );
  return (
    <DropDown label={label}>
      <div className="grid grid-cols-1 gap-2 p-2">
        <AccountActions />
      </div>
    </DropDown>
  );
}

export function LoginLink() {
  return (
    <ButtonLink to={paths.login()} kind="secondary">
      {m.core_login()}
    </ButtonLink>
  );
}

/** End date of the upgrade, settings and logout. */
export function AccountActions() {
  const language = useLanguage();
  const { logout } = useSession();
  const { subscription } = useLearnerFacts();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const leave = async (button: HTMLElement) => {
    setLeaving(true);
    setFailure(null);
    try {
      await logout(() => void navigate(paths.home()));
    } catch (thrown) {
      setFailure(thrown);
      setLeaving(false);
      // The menu may have been closed meanwhile: the alert in it is not seen.
      if (button.closest('[hidden]') !== null) showToast(withNoAnswer(thrown, m.core_logout_failed), 'info');
    }
  };
  return (
    <>
      {subscription && (
        <p className="flex items-center gap-2 text-reward-ink">
          <Icon name="star" className="size-5" />
          {m.core_upgraded_until({ date: formatDate(subscription.end_date, language) })}
        </p>
      )}
      {failure !== null && (
        <p role="alert" className="text-danger">
          {withNoAnswer(failure, m.core_logout_failed)}
        </p>
      )}
      <ButtonLink to={paths.programs()} kind="ghost">
        {m.programs_title()}
      </ButtonLink>
      <ButtonLink to={paths.settings()} kind="ghost">
        {m.settings_title()}
      </ButtonLink>
      <Button kind="secondary" busy={isLeaving} onClick={({ currentTarget }) => void leave(currentTarget)}>
        {m.core_logout()}
      </Button>
    </>
  );
}
