import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type StepButtonsProps = {
  isFirst: boolean;
  isLast: boolean;
  isWatched: boolean;
  onPrevious: () => void;
  onNext: () => void;
};

/** Buttons to the previous and the next lesson. Next is enabled once this lesson is watched. */
export function StepButtons({ isFirst, isLast, isWatched, onPrevious, onNext }: StepButtonsProps) {
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
          {...(isWatched ? {} : { 'aria-describedby': 'next-needs' })}
          onClick={onNext}
        >
          {isLast ? m.lesson_next_to_practice() : m.lesson_next_video()}
          <Icon name="arrow-right" className="size-5" />
        </Button>
      </div>
      <output id="next-needs" className="block text-end text-muted">
        {isWatched ? (
          <span className="text-success">
            <Icon name="check" className="me-1 inline-block size-5 align-text-bottom" />
            {m.lesson_now_watched()}
          </span>
        ) : (
          m.lesson_next_needs_watching()
        )}
      </output>
    </div>
  );
}
