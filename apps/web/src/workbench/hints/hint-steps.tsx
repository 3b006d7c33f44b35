import { helpRungs } from '@python-learning/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { GlossaryHtml } from '../../ui/glossary-html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Rung } from '../ladder/rung.tsx';
import { isOpening, RungFailure } from '../ladder/rung-failure.tsx';
import { SolutionRungs } from '../ladder/solution-rungs.tsx';
import type { Hints } from './use-hints.ts';

/** The hints of a task as a ladder: those that the learner asked for, the way to the next one, and those to come. */
export function HintSteps({ hints }: { hints: Hints }) {
  const { open, total, shown, led } = hints;
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const started = useRef(shown);
  useEffect(() => {
    if (led > 0) heading.current?.focus();
  }, [led]);
  useEffect(() => {
    // The button that was pressed may be gone. The focus also reads the hint to those who only hear it.
    if (shown !== started.current) newest.current?.focus();
    started.current = shown;
  }, [shown]);
  return (
    <section className="grid grid-cols-1 gap-3 rounded-2xl bg-reward-soft p-4">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex scroll-mt-20 items-center gap-2 text-lg text-reward-ink outline-none"
      >
        <Icon name="bulb" />
        {m.practice_hint_count({ number: shown, total })}
      </h3>
      <ol className="grid grid-cols-1 gap-3">
        {open.slice(0, shown).map((hint, index) => (
          <li
            key={hint}
            ref={index === shown - 1 ? newest : null}
            tabIndex={-1}
            className="flex scroll-mt-20 items-start gap-3 outline-none"
          >
            <Rung number={index + 1} isOpen />
            <div className="min-w-0 flex-1 whitespace-pre-line">
              <GlossaryHtml html={hint} />
            </div>
          </li>
        ))}
        {Array.from({ length: total - shown }, (_, index) => shown + index).map((index) => (
          <li key={index} className="flex min-h-11 items-center gap-3">
            <Rung number={index + 1} isOpen={false} />
            <Later hints={hints} index={index} />
          </li>
        ))}
        {hints.ladder !== null && hints.ladder.solution !== null && (
          <SolutionRungs hints={hints} ladder={hints.ladder} solution={hints.ladder.solution} />
        )}
      </ol>
    </section>
  );
}

/** In the place of a hint that is not shown yet: the way to it, or when it comes. */
function Later({
  hints: { open, nextAfter, shown, showNext, ladder },
  index,
}: {
  hints: Hints;
  index: number;
}): ReactNode {
  if (index === shown && (ladder !== null || index < open.length)) {
    const rung = helpRungs[index];
    return (
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <Button
          kind="secondary"
          className="justify-self-start"
          busy={rung !== undefined && isOpening(ladder, rung)}
          onClick={showNext}
        >
          {m.practice_hint_more()}
        </Button>
        {rung !== undefined && <RungFailure ladder={ladder} rung={rung} />}
      </div>
    );
  }
  return (
    <p className="text-muted">
      {whenItComes(index === open.length && ladder === null ? nextAfter : null, index)}
    </p>
  );
}

function whenItComes(nextAfter: number | null, index: number): string {
  if (nextAfter === null) return m.practice_hint_after_hint({ number: index });
  return nextAfter === 1 ? m.practice_hint_after_next_run() : m.practice_hint_after_runs({ runs: nextAfter });
}
