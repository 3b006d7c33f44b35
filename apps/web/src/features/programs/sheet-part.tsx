import { m } from '../../compiled-messages/messages.ts';
import { noAnswerSentence } from '../../lib/api/failure-text.ts';
import type { Part } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TaskSheet } from '../../workbench/task-sheet.tsx';

type Closable = { onClose: () => void };
type SheetPartProps<Props> = { part: Part<Props>; props: Props };

/** A sheet in a file of its own. While the file is on its way, and if it does not come, the sheet is there and says so. */
export function SheetPart<Props extends Closable>({ part, props }: SheetPartProps<Props>) {
  return <RetriedPart part={part} props={props} Waiting={Waiting} Missing={Missing} />;
}

function Waiting({ onClose }: Closable) {
  return (
    <TaskSheet label={m.core_loading()} onClose={onClose}>
      <p role="status" className="grid min-h-24 place-items-center">
        <Spinner className="size-8 text-action" />
        <span className="sr-only">{m.core_loading()}</span>
      </p>
    </TaskSheet>
  );
}

function Missing({ onClose, onRetry }: Closable & { onRetry: () => void }) {
  return (
    <TaskSheet label={noAnswerSentence()} onClose={onClose}>
      <div className="grid grid-cols-1 gap-3 px-5 pt-6 pb-4">
        <Banner kind="error">{noAnswerSentence()}</Banner>
        <Button className="justify-self-start" onClick={onRetry}>
          {m.core_try_again()}
        </Button>
      </div>
    </TaskSheet>
  );
}
