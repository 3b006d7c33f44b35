import type { TryIt } from '@python-learning/contract';
import { useEffect, useRef } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { usePlayback } from '../playback-context.ts';

type TryStopProps = {
  moment: TryIt;
  /** Called before the program opens. */
  onOpen: () => void;
};

/** The two ways on where the lesson has stopped, in the place of the controls: try the program of the picture, or go on. */
export function TryStop({ moment, onOpen }: TryStopProps) {
  const { moments } = usePlayback();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section
      aria-label={m.lesson_try_stop()}
      className="grid animate-[rise_240ms_ease-out] content-center gap-2 p-3"
    >
      <h3 ref={heading} tabIndex={-1} className="text-center text-lg leading-snug outline-none">
        {m.lesson_try_stop()}
      </h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2">
        <button
          type="button"
          onClick={({ currentTarget }) => {
            onOpen();
            moments.open(moment, currentTarget);
          }}
          className="inline-flex min-h-14 items-center justify-center gap-2 rounded-xl bg-reward px-2 font-bold text-on-reward focus-visible:outline-code-ink"
        >
          <Icon name="code" className="size-5" />
          {m.lesson_try_now()}
        </button>
        <button
          type="button"
          onClick={moments.goOn}
          className="inline-flex min-h-14 items-center justify-center gap-2 rounded-xl border-2 border-code-ink/50 px-3 font-bold hover:bg-code-ink/15 focus-visible:outline-code-ink"
        >
          {m.lesson_guess_on()}
          <Icon name="arrow-right" className="size-5" />
        </button>
      </div>
    </section>
  );
}
