import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { KnownLink, type WayToPractice } from './known-link.tsx';
import { skippedTextId } from './skipped-part.tsx';

type StepButtonsProps = WayToPractice & {
  isFirst: boolean;
  isLast: boolean;
  isWatched: boolean;
  /** True while the player tells that a part was skipped, which is then the reason why Next is disabled. */
  isSkipped: boolean;
  /** False while the way to the practice is on the picture. */
  hasKnownLink: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/**
 * Buttons to the previous and the next lesson. Next is enabled once this lesson is watched; the practice is open to
 * those who know the matter, as it is from the dashboard.
 */
export function StepButtons(props: StepButtonsProps) {
  const { isFirst, isLast, isWatched, isSkipped, hasKnownLink, practice, onKnown, onPrevious, onNext } =
    props;
  return (
    <div className="grid gap-1 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button kind="secondary" className="px-4!" onClick={onPrevious}>
          <Icon name="arrow-left" className="size-5" />
          {m.lesson_previous_video()}
          {isFirst && <span className="sr-only">: {m.lesson_previous_to_dashboard()}</span>}
        </Button>
        <Button
          className="px-4!"
          disabled={!isWatched}
          {...(isWatched ? {} : { 'aria-describedby': isSkipped ? skippedTextId : 'next-needs' })}
          onClick={onNext}
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
        {isWatched ? (
          <span className="text-success">
            <Icon name="check" className="me-1 inline-block size-5 align-text-bottom" />
            {m.lesson_now_watched()}
          </span>
        ) : (
          m.lesson_next_needs_watching()
        )}
      </output>
      {hasKnownLink && !(isLast && isWatched) ? (
        <KnownLink practice={practice} onKnown={onKnown} />
      ) : (
        // Keeps its room while the link is on the picture, and once the last Next leads to the same place.
        <div className="min-h-11" />
      )}
    </div>
  );
}
