import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from './failure-texts.ts';
import { SettingsSection } from './settings-section.tsx';

/** Downloads everything that is stored about the learner as one file. */
export function OwnDataSection() {
  const { busy, failure, submit } = useSubmission();
  const [isDone, setDone] = useState(false);
  const take = () =>
    submit(async () => {
      setDone(false);
      const data = await api.settings.ownData();
      const text = `${JSON.stringify(data, null, 2)}\n`;
      saveFile(new Blob([text], { type: 'application/json' }), 'python-learning-my-data.json');
      setDone(true);
    });
  const message = isOften(failure) ? m.settings_data_often() : failureText(failure, m.settings_data_failed);
  return (
    <SettingsSection id="data" icon="user" title={m.settings_data_title()} text={m.settings_data_text()}>
      {message !== null && <Banner kind="error">{message}</Banner>}
      {isDone && <Banner kind="success">{m.settings_data_done()}</Banner>}
      <Button kind="secondary" busy={busy} onClick={() => void take()} className="justify-self-start">
        {busy ? m.settings_data_busy() : m.settings_data_submit()}
      </Button>
    </SettingsSection>
  );
}

const minuteMs = 60_000;

/** True if the hourly download limit is reached. The api words the network's shorter wait. */
function isOften(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 429 && (failure.retryAfterMs ?? 0) > minuteMs;
}
