import { m } from '../../compiled-messages/messages.ts';
import { type AccountSettingsState, useAccountSettings } from '../../lib/settings/account-settings.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LearningSection } from './learning-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { RefundSection } from './refund-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const sections = [
  { id: 'look', name: m.settings_look_title },
  { id: 'learning', name: m.settings_learning_title },
  { id: 'password', name: m.settings_password_title },
  { id: 'sessions', name: m.settings_sessions_title },
  { id: 'payments', name: m.settings_refund_title },
  { id: 'data', name: m.settings_data_title },
  { id: 'delete', name: m.settings_delete_title },
] as const;

export function SettingsScreen() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8 md:py-12">
      <PageTitle title={m.settings_title()} />
      <p className="mt-2 max-w-2xl text-lg text-muted">{m.settings_lead()}</p>
      <SyncLine />
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label={m.settings_on_this_page()} className="hidden lg:block">
          <ul className="sticky top-24 grid grid-cols-1 gap-1 border-s-2 border-dotted border-edge ps-3">
            {sections.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center rounded-lg px-2 leading-snug hover:bg-sunken"
                >
                  {name()}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <AppearanceSection />
          <LearningSection />
          <PasswordSection />
          <SessionsSection />
          <RefundSection />
          <OwnDataSection />
          <DeleteSection />
        </div>
      </div>
    </div>
  );
}

const syncLooks: Record<AccountSettingsState['sync'], { icon: IconName; text: () => string }> = {
  saved: { icon: 'check', text: m.settings_saved },
  sending: { icon: 'again', text: m.settings_sending },
  waiting: { icon: 'offline', text: m.settings_waiting },
};

/** Says whether the choices made here are saved to the account. */
function SyncLine() {
  const { sync } = useAccountSettings();
  const { icon, text } = syncLooks[sync];
  return (
    <p role="status" className="mt-3 flex items-start gap-2 text-muted">
      <Icon name={icon} className="mt-0.5 size-5" />
      {text()}
    </p>
  );
}
