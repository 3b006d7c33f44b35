import { useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StepsDialog } from './steps-dialog.tsx';
import { useOverPage } from './use-over-page.ts';
import type { RunProgram } from './use-trace.ts';

type SeeItRunProps = RunProgram & {
  /** `error`: the program ended with one, and is opened there. */
  opensAt?: 'start' | 'error';
};

/** A button that shows what a program did, step by step, over the page. */
export function SeeItRun({ opensAt = 'start', ...program }: SeeItRunProps) {
  const { isOpen, open, close } = useOverPage();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
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
      {isOpen && <StepsDialog program={program} opensAt={opensAt} onClose={close} />}
    </>
  );
}
