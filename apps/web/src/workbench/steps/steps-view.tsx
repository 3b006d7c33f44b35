import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { momentAt, type SeenProgram } from './moment.ts';
import { NamesPicture } from './names-picture.tsx';
import { pictureAt } from './picture.ts';
import { ProgramLines } from './program-lines.tsx';
import { shownSteps } from './state-at.ts';
import { StepOutput } from './step-output.tsx';
import { tell, tellParts } from './tell.ts';
import { type Stepper, useStepper } from './use-stepper.ts';
import { useSwipe } from './use-swipe.ts';

export type StepsViewProps = { seen: SeenProgram; opensAt: 'start' | 'error' };

/** A program step by step: its lines, its names, its output, and in one sentence what happened. */
export function StepsView({ seen, opensAt }: StepsViewProps) {
  useLanguage();
  const last = shownSteps(seen.trace).length - 1;
  const stepper = useStepper(last, opensAt === 'error' ? last : 0);
  const { index, goTo } = stepper;
  const swipe = useSwipe((by) => goTo(index + by));
  const moment = momentAt(seen, index);
  const sentence = tell(seen, index);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons and the slider in it
    <div // oxlint-disable-line jsx-a11y/no-static-element-interactions
      onKeyDown={(event) => stepByKey(event, stepper, last)}
      className="flex min-h-0 flex-1 flex-col gap-2 px-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] beside:grid beside:grid-cols-2 beside:grid-rows-[auto_minmax(0,1fr)] beside:gap-x-4 min-[900px]:gap-x-6!"
    >
      <Place seen={seen} stepper={stepper} last={last} />
      <div className="contents beside:flex beside:min-h-0 beside:flex-col beside:gap-2">
        <ProgramLines code={seen.code} ran={moment?.ran ?? null} next={moment?.step.next ?? null} />
        <div className="order-2 beside:order-none">
          <StepOutput text={moment?.after.output ?? ''} />
        </div>
      </div>
      <div className="contents beside:flex beside:min-h-0 beside:flex-col beside:gap-2">
        <div {...swipe} className="order-1 flex min-h-24 flex-1 flex-col beside:order-none">
          <NamesPicture picture={pictureAt(seen, index)} condition={moment?.step.condition} />
        </div>
        <div className="order-3 flex flex-col gap-2 beside:order-none">
          <Controls
            stepper={stepper}
            last={last}
            sentence={sentence}
            parts={tellParts(seen, index)}
            place={placeText(moment?.ran ?? null, moment?.step.next ?? null)}
          />
        </div>
      </div>
    </div>
  );
}

function stepByKey(event: KeyboardEvent, { index, goTo }: Stepper, last: number): void {
  // The slider has these keys itself.
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  goTo(to);
}

function placeText(ran: number | null, next: number | null): string {
  if (ran !== null && next !== null) return m.practice_steps_place({ ran, next });
  if (ran !== null) return m.practice_steps_place_end({ ran });
  return next === null ? '' : m.practice_steps_place_start({ next });
}

type PlaceProps = { seen: SeenProgram; stepper: Stepper; last: number };

/** The number of the step. Of a long program also what is shown of it, and the way to its end or back. */
function Place({ seen: { trace }, stepper: { index, goTo }, last }: PlaceProps) {
  const { steps, lastSteps, count, end } = trace;
  const isLate = index >= steps.length;
  const number = isLate ? count - 1 - last + index : index;
  const shown = isLate ? lastSteps.length : steps.length;
  const isLong = count > steps.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 beside:col-span-2">
      {isLong && (
        <p className="text-muted">
          {isLate ? m.practice_steps_late({ shown, count }) : m.practice_steps_long({ shown, count })}
        </p>
      )}
      <p className="absolute end-4 top-3 text-muted">
        <span className="sr-only">{m.practice_steps_number({ number, total: count - 1 })}</span>
        <span aria-hidden="true" className="font-mono">
          {number}/{count - 1}
        </span>
      </p>
      {lastSteps.length > 0 && (
        <Button
          kind="ghost"
          className="-me-3 px-3!"
          onClick={() => goTo(isLate ? 0 : Math.max(steps.length, last - 1))}
        >
          {isLate
            ? m.practice_steps_to_start()
            : end === 'error'
              ? m.practice_steps_to_error()
              : m.practice_steps_to_end()}
        </Button>
      )}
    </div>
  );
}

type ControlsProps = {
  stepper: Stepper;
  last: number;
  sentence: string;
  parts: readonly string[];
  place: string;
};

function Controls({ stepper, last, sentence, parts, place }: ControlsProps) {
  const { index, isPlaying, speed, isAsked, goTo, slideTo, togglePlaying, nextSpeed } = stepper;
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const isAtEnd = index >= last;
  return (
    <>
      <div className="grid min-h-19 grid-cols-1 content-center">
        <p className="text-muted">{place}</p>
        <p
          id={id}
          aria-live={isAsked && !isPlaying ? 'polite' : 'off'}
          className="text-lg leading-snug wrap-anywhere min-[900px]:text-xl"
        >
          {sentence}
        </p>
        <Parts parts={parts} />
      </div>
      <div className="flex items-center gap-2">
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={m.practice_steps_slider()}
          aria-valuetext={sentence}
          onChange={({ target }) => slideTo(Number(target.value))}
          className="h-11 min-w-0 flex-1 accent-action"
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
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)_3.5rem] gap-2">
        <SquareButton
          icon="arrow-left"
          label={m.practice_steps_previous()}
          isOff={index === 0}
          onPress={() => goTo(index - 1)}
        />
        <Button
          ref={next}
          aria-describedby={id}
          className="min-h-14 px-2! text-lg leading-snug"
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

/** The second level of a sentence: what a tap shows of it. It stays open from step to step. */
function Parts({ parts }: { parts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (parts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button kind="ghost" className="-ms-3 px-3!" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {m.practice_steps_parts()}
        <Icon name="chevron-down" className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
      </Button>
      {isOpen && (
        <ul className="flex flex-wrap gap-x-3">
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
    </div>
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
      className={isOff ? 'size-14 px-0! opacity-50' : 'size-14 px-0!'}
      onClick={onPress}
    >
      <Icon name={icon} />
    </Button>
  );
}
