import {
  drawnAt,
  hasRun,
  type Moment,
  momentAt,
  type SeenProgram,
  shownSteps,
  type Trace,
} from '@python-learning/stage/values';
import type { KeyboardEvent, ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Button } from '../../ui/button.tsx';
import { DrawnSoFar } from './drawn-so-far.tsx';
import { NamesPicture } from './names-picture.tsx';
import { ProgramLines } from './program-lines.tsx';
import { StepControls } from './step-controls.tsx';
import { StepOutput } from './step-output.tsx';
import { tell, tellParts } from './tell.ts';
import { type Stepper, useStepper } from './use-stepper.ts';
import { useSwipe } from './use-swipe.ts';

type StepsViewProps = {
  seen: SeenProgram;
  opensAt: 'start' | 'error';
  /** The head of the dialog, with the number of the step. */
  header: (count: ReactNode) => ReactNode;
};

/** A program step by step: its lines, its names, its output, and in one sentence what happened. */
export function StepsView({ seen, opensAt, header }: StepsViewProps) {
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
      className="flex min-h-0 flex-1 flex-col"
    >
      {header(<StepNumber number={numberOf(seen, index)} total={seen.trace.count - 1} />)}
      <LongProgram seen={seen} stepper={stepper} last={last} />
      <div className="flex min-h-0 flex-1 flex-col gap-2 px-4 pb-[calc(0.75rem+env(safe-area-inset-bottom))] short:gap-1 short:pb-1 beside:grid beside:grid-cols-2 beside:grid-rows-[minmax(0,1fr)] beside:gap-x-4 min-[900px]:gap-x-6!">
        <div className="contents beside:flex beside:min-h-0 beside:flex-col beside:gap-2">
          <ProgramLines
            code={seen.code}
            ran={moment?.ran ?? null}
            next={moment?.step.next ?? null}
            isFault={moment?.step.raised !== undefined}
          />
          <div className="order-2 flex flex-col gap-2 beside:order-none">
            <Shown trace={seen.trace} index={index} moment={moment} />
          </div>
        </div>
        <div className="contents beside:flex beside:min-h-0 beside:flex-col beside:gap-2">
          <div {...swipe} className="order-1 flex min-h-24 flex-1 flex-col beside:order-none short:min-h-12">
            <NamesPicture seen={seen} index={index} />
          </div>
          <div className="order-3 flex flex-col gap-2 beside:order-none short:gap-1">
            <StepControls
              stepper={stepper}
              last={last}
              sentence={sentence}
              parts={tellParts(seen, index)}
              partsName={
                moment?.step.raised === undefined ? m.practice_steps_parts() : m.practice_python_says()
              }
              place={moment === null ? '' : placeText(moment)}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The output, the drawing, or both: of a program that only draws there is no empty text. */
function Shown({ trace, index, moment }: { trace: Trace; index: number; moment: Moment | null }) {
  const { drawing } = trace;
  const isDrawingOnly =
    drawing !== undefined && shownSteps(trace).every(({ printed }) => printed === undefined);
  return (
    <>
      {drawing !== undefined && <DrawnSoFar drawing={drawing} count={drawnAt(trace, index)} />}
      {!isDrawingOnly && <StepOutput text={moment?.after.output ?? ''} typed={moment?.step.read?.at(-1)} />}
    </>
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

/** Says which line just ran and which runs next; nothing of a line that did not come to its end. */
function placeText(moment: Moment): string {
  const { ran, step } = moment;
  const { next } = step;
  if (ran === null) return next === null ? '' : m.practice_steps_place_start({ next });
  if (next !== null) return m.practice_steps_place({ ran, next });
  return hasRun(moment) ? m.practice_steps_place_end({ ran }) : '';
}

/** The number of a step in the whole program: the first one is 0, before any line ran. */
function numberOf({ trace }: SeenProgram, index: number): number {
  const { steps, lastSteps, count } = trace;
  return index < steps.length ? index : count - lastSteps.length + index - steps.length;
}

function StepNumber({ number, total }: { number: number; total: number }) {
  return (
    <p className="text-muted">
      <span className="sr-only">{m.practice_steps_number({ number, total })}</span>
      <span aria-hidden="true" className="font-mono">
        {number}/{total}
      </span>
    </p>
  );
}

type LongProgramProps = { seen: SeenProgram; stepper: Stepper; last: number };

/** What is shown of a long program, and the way to its end or back. */
function LongProgram({ seen: { trace }, stepper: { index, goTo }, last }: LongProgramProps) {
  const { steps, lastSteps, count, end } = trace;
  if (count <= steps.length) return null;
  const isLate = index >= steps.length;
  const toEnd = end === 'error' ? m.practice_steps_to_error() : m.practice_steps_to_end();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 px-4">
      <p className="text-muted">
        {isLate
          ? m.practice_steps_late({ shown: lastSteps.length, count })
          : m.practice_steps_long({ shown: steps.length, count })}
      </p>
      {lastSteps.length > 0 && (
        <Button
          kind="ghost"
          className="-mx-3 px-3!"
          onClick={() => goTo(isLate ? 0 : Math.max(steps.length, last - 1))}
        >
          {isLate ? m.practice_steps_to_start() : toEnd}
        </Button>
      )}
    </div>
  );
}
