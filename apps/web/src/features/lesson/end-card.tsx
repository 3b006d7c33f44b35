import { m } from '../../compiled-messages/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Steps } from './lesson-steps.tsx';

/** The way on, over the last picture of a lesson that was watched to its end. */
export function EndCard({ steps: { contents, index, next } }: { steps: Steps }) {
  const isLast = index === contents.length - 1;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 grid justify-items-center px-3">
      <button
        type="button"
        onClick={next}
        className="pointer-events-auto inline-flex min-h-14 animate-[rise_240ms_ease-out] items-center gap-2 rounded-xl bg-reward px-6 font-bold text-on-reward shadow-lg focus-visible:outline-code-ink"
      >
        {isLast ? m.lesson_end_practice() : m.lesson_end_next()}
        <Icon name="arrow-right" className="size-5" />
      </button>
    </div>
  );
}
