import { certificateLimits } from '@python-learning/contract';
import { type FormEvent, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { saveFailureText } from './failure-texts.ts';
import { useChangeCertificate } from './use-certificate.ts';

type ProjectFormProps = { sentence: string | null };

/** Form for one sentence about what the learner built. An empty sentence removes it. */
export function ProjectForm({ sentence }: ProjectFormProps) {
  const change = useChangeCertificate('course');
  const [typed, setTyped] = useState(sentence ?? '');
  const { busy, failure, submit } = useSubmission();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      const text = typed.trim();
      await change({ project_sentence: text === '' ? null : text });
      showToast(m.certificates_project_saved());
    });
  };
  return (
    <Card>
      <form noValidate onSubmit={save} className="grid grid-cols-1 gap-4">
        <TextArea
          label={m.certificates_project()}
          description={m.certificates_project_text()}
          name="project_sentence"
          rows={3}
          maxLength={certificateLimits.maxProjectLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={saveFailureText(failure, 'project_sentence')}
        />
        <Button type="submit" kind="secondary" busy={busy}>
          {busy ? m.certificates_saving() : m.certificates_project_save()}
        </Button>
      </form>
    </Card>
  );
}
