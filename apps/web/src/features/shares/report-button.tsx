import { useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { noAnswerSentence } from '../../lib/api/failure-text.ts';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import type { ReportFormProps } from './report-form.tsx';

const form = partOf<ReportFormProps>(async () => (await import('./report-form.tsx')).ReportForm);

type ReportButtonProps = { code: string };

/** Tells our team that something is wrong with a shared program. */
export function ReportButton({ code }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="min-h-11 px-2 text-muted underline underline-offset-4 hover:text-ink"
      >
        {m.shares_report()}
      </button>
      <Dialog open={isOpen} onClose={close} title={m.shares_report_title()}>
        <RetriedPart part={form} props={{ code, onClose: close }} Waiting={Waiting} Missing={Missing} />
      </Dialog>
    </>
  );
}

function Waiting() {
  return <p role="status">{m.core_loading()}</p>;
}

function Missing({ onRetry }: ReportFormProps & { onRetry: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Banner kind="error">{noAnswerSentence()}</Banner>
      <Button className="justify-self-start" onClick={onRetry}>
        {m.shares_again()}
      </Button>
    </div>
  );
}
