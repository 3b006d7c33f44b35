import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { m } from '../../compiled-messages/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StepsView } from './steps-view.tsx';
import { StepsWaiting } from './steps-waiting.tsx';
import { type RunProgram, useTrace } from './use-trace.ts';

export type StepsDialogProps = { program: RunProgram; opensAt: 'start' | 'error'; onClose: () => void };

/** What a program did, over the whole page. */
export function StepsDialog({ program, opensAt, onClose }: StepsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { state, retry } = useTrace(program);
  const header = (count?: ReactNode) => <Header titleId={titleId} onClose={onClose} count={count} />;
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog // oxlint-disable-line jsx-a11y/no-noninteractive-element-interactions
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The page behind closes it, together with its entry in the history.
        event.preventDefault();
        onClose();
      }}
      // Keys are for this dialog alone, also where it is rendered by a part of the page that has keys of its own.
      onKeyDown={(event) => event.stopPropagation()}
      className="m-0 size-full max-h-none max-w-none overflow-y-auto bg-ground text-ink"
    >
      <div className="@container mx-auto flex h-full min-h-80 max-w-6xl flex-col">
        {state.kind === 'ready' ? (
          <StepsView seen={{ code: program.code, trace: state.trace }} opensAt={opensAt} header={header} />
        ) : (
          <>
            {header()}
            {state.kind === 'loading' ? (
              <Centred>
                <StepsWaiting />
              </Centred>
            ) : (
              <Failed sentence={state.sentence} onRetry={retry} />
            )}
          </>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

type HeaderProps = { titleId: string; onClose: () => void; count: ReactNode };

function Header({ titleId, onClose, count }: HeaderProps) {
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-1 ps-1 pe-4 pt-1">
      <button
        type="button"
        aria-label={m.practice_steps_back()}
        onClick={onClose}
        className="grid size-12 shrink-0 place-items-center rounded-xl hover:bg-sunken"
      >
        <Icon name="arrow-left" />
      </button>
      <h2 id={titleId} className="min-w-0 flex-[1_1_9rem] text-lg leading-snug">
        {m.practice_steps_title()}
      </h2>
      {count}
    </header>
  );
}

function Failed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Centred>
      <Banner kind="error">
        <p>{sentence}</p>
        <Button kind="secondary" className="mt-3" onClick={onRetry}>
          {m.core_try_again()}
        </Button>
      </Banner>
    </Centred>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 grid-cols-1 content-center justify-items-center p-4">{children}</div>;
}
