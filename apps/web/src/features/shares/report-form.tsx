import { type ReportReason, reportReasons } from '@python-learning/contract';
import { type FormEvent, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { shareCalls } from '../../lib/api/share-calls.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';

export type ReportFormProps = { code: string; onClose: () => void };

const reasons: Record<ReportReason, () => string> = {
  personal_data: m.shares_report_personal_data,
  hurtful: m.shares_report_hurtful,
  frightening: m.shares_report_frightening,
  advertising: m.shares_report_advertising,
  copied: m.shares_report_copied,
  other: m.shares_report_other,
};

/** One reason of a few, and nothing else: we ask nothing about who reports. */
export function ReportForm({ code, onClose }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isSent, setSent] = useState(false);
  const { busy, failure, submit } = useSubmission();
  if (isSent) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <Banner kind="success">{m.shares_report_thanks()}</Banner>
        <Button kind="secondary" onClick={onClose}>
          {m.core_close()}
        </Button>
      </div>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null) return;
    void submit(async () => {
      await shareCalls.reportShared({ params: { code }, body: { reason } });
      setSent(true);
    });
  };
  return (
    <form onSubmit={send} className="grid grid-cols-1 gap-4">
      <p>{m.shares_report_text()}</p>
      {failure !== null && <Banner kind="error">{refusalOr(failure, m.shares_report_failed)}</Banner>}
      <ReasonChoice reason={reason} isMissing={isMissing} onChoose={setReason} />
      <Button type="submit" busy={busy}>
        {m.shares_report_send()}
      </Button>
    </form>
  );
}

type ReasonChoiceProps = {
  reason: ReportReason | null;
  /** True once somebody wanted to send the form without a reason. */
  isMissing: boolean;
  onChoose: (reason: ReportReason) => void;
};

function ReasonChoice({ reason, isMissing, onChoose }: ReasonChoiceProps) {
  return (
    <ChoiceGroup
      label={m.shares_report_reason()}
      choices={reportReasons.map((value) => ({ value, label: reasons[value]() }))}
      value={reason}
      onChoose={onChoose}
    >
      {isMissing && reason === null && (
        <p role="alert" className="mt-2 text-danger">
          {m.shares_report_missing()}
        </p>
      )}
    </ChoiceGroup>
  );
}
