import { m } from '../../compiled-messages/messages.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { KolamAtEndProps } from './kolam-at-end.tsx';
import type { Steps } from './lesson-steps.tsx';

/** Loaded at the end of a lesson. Where it never arrives, the dashboard shows the stroke. */
const KolamAtEnd = optionalPart<KolamAtEndProps>(async () => (await import('./kolam-at-end.tsx')).KolamAtEnd);

type EndCardProps = KolamAtEndProps & { steps: Steps };

/** The end of a lesson that was watched, over its last picture: the learner's own kolam with its new stroke, and the way on. */
export function EndCard({ steps: { contents, index, next }, isGrown }: EndCardProps) {
  const isLast = index === contents.length - 1;
  return (
    <div className="on-floor pointer-events-none absolute inset-0 grid grid-cols-1 grid-rows-[minmax(0,1fr)_auto] gap-2 bg-floor p-3 text-center text-on-floor">
      <div className="min-h-0">
        <KolamAtEnd isGrown={isGrown} />
      </div>
      <div className="grid justify-items-center gap-2">
        {isGrown && <p className="leading-snug">{m.lesson_new_stroke()}</p>}
        <button
          type="button"
          onClick={next}
          className="pointer-events-auto inline-flex min-h-14 animate-[rise_240ms_ease-out] items-center gap-2 rounded-xl bg-reward px-6 font-bold text-on-reward shadow-lg focus-visible:outline-code-ink"
        >
          {isLast ? m.lesson_end_practice() : m.lesson_end_next()}
          <Icon name="arrow-right" className="size-5" />
        </button>
      </div>
    </div>
  );
}
