import type { EndedRun } from '@python-learning/contract';
import type { ReactNode } from 'react';
import { CheckList } from './check-list.tsx';
import { differenceIn } from './difference.tsx';
import { type EvidenceViews, evidenceViews } from './evidence-views.ts';
import { ExplanationCard } from './explanation-card.tsx';
import { FixOffer } from './fix-offer.tsx';
import { GuessComparison } from './guess-comparison.tsx';
import { listOwnHints } from './list-own-hints.ts';
import { OwnHints } from './own-hints.tsx';
import { exampleAnswers } from './tried-answers.ts';
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
        <CheckList checks={checks} isFolded={error !== undefined || difference !== null} views={views} />
      )}
    </>
  );
}
