import type { EndedRun } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useTermPieces } from '../../lib/glossary/use-glossary.ts';
import { MarkedText } from '../../ui/glossary-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CheckList } from './check-list.tsx';
import { type EvidenceViews, evidenceViews, viewOf } from './evidence-views.ts';
import { ExplanationCard } from './explanation-card.tsx';
import { FixOffer } from './fix-offer.tsx';
import { GuessComparison } from './guess-comparison.tsx';
import { exampleAnswers, otherAnswers } from './tried-answers.ts';
import { nextStepOfVerdict } from './verdict.ts';

export type ProblemProps = {
  result: EndedRun;
  /** What the learner typed in the run. */
  typed: readonly string[];
  /** The code that the offered fix changes; null once the learner has changed it. */
  fixable: string | null;
  onFix: (code: string) => void;
  /** What is shown between the problem and its details. */
  children: ReactNode;
  views?: EvidenceViews;
};

/** Shows a wrong guess, or what went wrong with the next step and the hint for it, and the checks below the output. */
export function Problem({ result, typed, fixable, onFix, children, views = evidenceViews }: ProblemProps) {
  const { explanation, fix, checks, guess, error } = result;
  const isSolved = result.verdict === 'solved';
  const difference = explanation === null ? null : differenceIn(result, typed, views);
  const hints = isSolved ? [] : listOwnHints(result);
  const offer = fix !== null && fixable !== null ? <FixOffer code={fixable} fix={fix} onFix={onFix} /> : null;
  return (
    <>
      {isSolved && guess?.is_right === false && (
        <GuessComparison guess={guess} answers={exampleAnswers(checks, typed)} />
      )}
      {explanation !== null && (
        <ExplanationCard
          explanation={explanation}
          difference={difference}
          hasNextStep={nextStepOfVerdict(result) === null}
          fix={offer}
        />
      )}
      {explanation === null && offer !== null && (
        <div className="rounded-2xl border border-line bg-surface p-4">{offer}</div>
      )}
      <OwnHints hints={hints} />
      {children}
      {checks.length > 0 && !isSolved && (
        <CheckList
          checks={checks}
          isFolded={error !== undefined || difference !== null || isBrokenRule(result)}
          views={views}
        />
      )}
    </>
  );
}

/** Hints that fit this run alone. */
function OwnHints({ hints }: { hints: readonly string[] }) {
  const marked = useTermPieces(hints);
  return hints.map((hint, index) => (
    <div key={hint} className="flex items-start gap-2 rounded-2xl bg-reward-soft p-4">
      <Icon name="bulb" className="mt-0.5 size-6 text-reward-ink" />
      <p className="min-w-0 flex-1 whitespace-pre-line">
        <MarkedText pieces={marked[index] ?? []} />
      </p>
    </div>
  ));
}

type HintSources = Pick<EndedRun, 'hints' | 'hint_ladder' | 'explanation'>;

/** Returns the hints for this very run: not those of the task, and none that only repeats the explanation. */
export function listOwnHints({ hints, hint_ladder: ladder, explanation }: HintSources): string[] {
  const own = hints.slice(0, Math.max(0, hints.length - (ladder?.open.length ?? 0)));
  if (explanation === null) return own;
  return own.filter((hint) => !(hint.includes(explanation.text) || hint === explanation.next_step));
}

/** True if the explanation tells of a broken rule, and no output was expected: the checks add nothing to it. */
function isBrokenRule({ explanation, checks }: EndedRun): boolean {
  return explanation !== null && checks.every(({ expected }) => expected === null);
}

/**
 * Returns what differs first after a run that ended well but showed something else than expected, to be shown below the
 * explanation; null if nothing can be compared.
 * @param typed what the learner typed in the run
 */
function differenceIn(
  { verdict, checks, error }: EndedRun,
  typed: readonly string[],
  views: EvidenceViews,
): ReactNode {
  const failed = checks.find(({ passed }) => !passed);
  if (verdict === 'solved' || error !== undefined || failed === undefined) return null;
  if (failed.expected === null || failed.actual === null) return null;
  const difference = viewOf(failed, views).difference(failed.expected, failed.actual);
  if (difference === null) return null;
  const answers = otherAnswers(failed, typed);
  return (
    <div className="grid grid-cols-1 gap-2 rounded-xl bg-reward-soft px-4 py-3">
      {answers !== null && <p className="break-words">{m.practice_tried_with({ answers })}</p>}
      {difference}
    </div>
  );
}
