import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { StepSlider } from '../../ui/step-slider.tsx';
import type { Stepper } from './use-stepper.ts';

type StepControlsProps = {
  stepper: Stepper;
  last: number;
  sentence: string;
  parts: readonly string[];
  /** What a tap shows with `parts`. */
  partsName: string;
  place: string;
};

/** The sentence of a step, the slider, and the buttons that go from step to step. */
export function StepControls({ stepper, last, sentence, parts, partsName, place }: StepControlsProps) {
  const { index, isPlaying, speed, isAsked, goTo, slideTo, togglePlaying, nextSpeed } = stepper;
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  // What a tap shows stays open from step to step.
  const [isOpen, setOpen] = useState(false);
  const isAtEnd = index >= last;
  return (
    <>
      <div className="grid min-h-19 grid-cols-1 content-center short:min-h-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-muted">{place}</p>
          {parts.length > 0 && (
            <Button
              kind="ghost"
              className="-ms-3 px-3! short:-my-1.5"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {partsName}
              <Icon name="chevron-down" className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
            </Button>
          )}
        </div>
        <p
          id={id}
          aria-live={isAsked && !isPlaying ? 'polite' : 'off'}
          className="text-lg leading-snug wrap-anywhere min-[900px]:text-xl"
        >
          {sentence}
        </p>
        {isOpen && (
          <ul className="flex flex-wrap gap-x-3">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex items-center gap-2">
        <StepSlider
          index={index}
          last={last}
          label={m.practice_steps_slider()}
          valueText={sentence}
          onSlide={slideTo}
        />
        <button
          type="button"
          aria-label={m.practice_steps_speed({ speed: `${speed}×` })}
          onClick={nextSpeed}
          className="min-h-11 min-w-12 rounded-xl font-mono font-bold text-action hover:bg-action-soft"
        >
          {speed}×
        </button>
      </div>
      <div className="flex flex-wrap gap-2">
        <SquareButton
          icon="arrow-left"
          label={m.practice_steps_previous()}
          isOff={index === 0}
          onPress={() => goTo(index - 1)}
        />
        <Button
          ref={next}
          aria-describedby={id}
          className="min-h-14 flex-[1_1_9rem] px-2! text-lg leading-snug short:min-h-12"
          onClick={() => goTo(isAtEnd ? 0 : index + 1)}
        >
          {isAtEnd && <Icon name="again" />}
          {isAtEnd ? m.practice_steps_again() : m.practice_steps_next()}
          {!isAtEnd && <Icon name="arrow-right" />}
        </Button>
        <SquareButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? m.practice_steps_pause() : m.practice_steps_play()}
          onPress={togglePlaying}
        />
      </div>
    </>
  );
}

type SquareButtonProps = { icon: IconName; label: string; isOff?: boolean; onPress: () => void };

function SquareButton({ icon, label, isOff = false, onPress }: SquareButtonProps) {
  return (
    <Button
      kind="secondary"
      aria-label={label}
      // Stays in the tab order: a press at the first step must not lose the focus.
      aria-disabled={isOff || undefined}
      className={isOff ? 'min-w-14 px-0! opacity-50' : 'min-w-14 px-0!'}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}
