import { useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { getLocalSettings } from '../../lib/settings/local-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { StepsDialogProps } from './steps-dialog.tsx';
import { StepsWaiting } from './steps-waiting.tsx';
import { useOverPage } from './use-over-page.ts';
import type { RunProgram } from './use-trace.ts';

const dialog = partOf(async () => (await import('./steps-dialog.tsx')).StepsDialog);

type SeeItRunProps = RunProgram & {
  /** `error`: the program ended with one, and is opened there. */
  opensAt?: 'start' | 'error';
};

/** A button that shows what a program did, step by step, over the page. */
export function SeeItRun({ opensAt = 'start', ...program }: SeeItRunProps) {
  const { isOpen, open, close } = useOverPage();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useDialogAhead();
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <Button ref={button} kind="secondary" className="justify-self-start" onClick={open}>
        <Icon name="steps" className="size-5" />
        {opensAt === 'error' ? m.practice_steps_open_error() : m.practice_steps_open()}
      </Button>
      {isOpen && (
        <RetriedPart
          part={dialog}
          props={{ program, opensAt, onClose: close }}
          Waiting={StepsWaiting}
          Missing={Missing}
        />
      )}
    </>
  );
}

/** Fetches the dialog when the browser is idle, unless data saving is on. */
function useDialogAhead(): void {
  useEffect(() => {
    if (getLocalSettings().dataSaving || typeof requestIdleCallback !== 'function') return;
    const request = requestIdleCallback(() => void dialog.fetch().catch(() => undefined));
    return () => cancelIdleCallback(request);
  }, []);
}

/** For a connection that broke after the run. */
function Missing({ onRetry }: StepsDialogProps & { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="text-muted">{m.practice_steps_missing()}</p>
      <Button kind="ghost" className="-ms-3 px-3!" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
    </div>
  );
}
