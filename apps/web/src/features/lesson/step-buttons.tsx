import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { KnownLink, type WayToPractice } from './known-link.tsx';
import type { Steps } from './lesson-steps.tsx';
import { usePlayback } from './playback-context.ts';
import { skippedTextId } from './skipped-part.tsx';

type StepButtonsProps = { steps: Steps; way: WayToPractice };

/**
 * Buttons to the previous and the next lesson. Next is enabled once this lesson is watched; the practice is open to
 * those who know the matter, as it is from the dashboard.
 */
export function StepButtons({ steps, way }: StepButtonsProps) {
  const { formats, isWatched, skippedS, isKnownInPlayer } = usePlayback();
  const isLast = steps.index === steps.contents.length - 1;
  // A lesson without a file cannot be watched.
  const mayGoOn = isWatched || formats.file === null;
  // The player tells that a part was skipped, which is then the reason why Next is disabled.
  const isSkipped = skippedS !== null;
  return (
    <div className="grid gap-1 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button kind="secondary" className="px-4!" onClick={steps.previous}>
          <Icon name="arrow-left" className="size-5" />
          {m.lesson_previous_video()}
          {steps.index === 0 && <span className="sr-only">: {m.lesson_previous_to_dashboard()}</span>}
        </Button>
        <Button
          className="px-4!"
          disabled={!mayGoOn}
          {...(mayGoOn ? {} : { 'aria-describedby': isSkipped ? skippedTextId : 'next-needs' })}
          onClick={steps.next}
        >
          {isLast ? m.lesson_next_to_practice() : m.lesson_next_video()}
          <Icon name="arrow-right" className="size-5" />
        </Button>
      </div>
      <output
        id="next-needs"
        // Keeps its room, so that nothing moves.
        className={classNames('block text-end text-muted', isSkipped && 'invisible')}
      >
        {mayGoOn ? (
          <span className="text-success">
            <Icon name="check" className="me-1 inline-block size-5 align-text-bottom" />
            {m.lesson_now_watched()}
          </span>
        ) : (
          m.lesson_next_needs_watching()
        )}
      </output>
      {!isKnownInPlayer && !(isLast && mayGoOn) ? (
        <KnownLink {...way} />
      ) : (
        // Keeps its room while the link is in the player, and once the last Next leads to the same place.
        <div className="min-h-11" />
      )}
    </div>
  );
}
