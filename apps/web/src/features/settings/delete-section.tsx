import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLearnerFacts } from '../../lib/data/learner-facts.tsx';
import { formatDate } from '../../lib/format/format-date.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Deletes the account. Says first what is deleted and what is kept. */
export function DeleteSection() {
  const language = useLanguage();
  const { subscription } = useLearnerFacts();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection
      id="delete"
      icon="cross-circle"
      title={m.settings_delete_title()}
      text={m.settings_delete_text()}
    >
      <div className="grid grid-cols-1 gap-4">
        <div>
          <h3 className="font-bold">{m.settings_delete_gone()}</h3>
          <ul className="mt-1 list-disc ps-6">
            {m
              .settings_delete_gone_list()
              .split('; ')
              .map((item) => (
                <li key={item}>{item}</li>
              ))}
          </ul>
        </div>
        <div>
          <h3 className="font-bold">{m.settings_delete_kept()}</h3>
          <p>{m.settings_delete_kept_text()}</p>
        </div>
        {subscription && (
          <Banner kind="info">
            {m.settings_delete_upgrade({ date: formatDate(subscription.end_date, language) })}
          </Banner>
        )}
      </div>
      <Button kind="danger" onClick={() => setOpen(true)} className="justify-self-start">
        {m.settings_delete_open()}
      </Button>
      <DeleteDialog open={isOpen} onClose={() => setOpen(false)} />
    </SettingsSection>
  );
}
