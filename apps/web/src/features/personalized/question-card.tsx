import type { PersonalizedExercise } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { Card } from '../../ui/card.tsx';
import { GlossaryHtml } from '../../ui/glossary-html.tsx';
import { Icon } from '../../ui/icon.tsx';
import { HintBulb } from '../../workbench/hints/hint-buttons.tsx';
import type { Hints } from '../../workbench/hints/use-hints.ts';
import { DifficultyBadge } from './difficulty.tsx';
import { useChosenFocus } from './use-chosen-focus.ts';

type QuestionCardProps = {
  exercise: PersonalizedExercise;
  hints: Hints;
  /** See `useChosenFocus`. */
  chosenKey: string | null;
};

/** The task, its author and the skill that it trains. */
export function QuestionCard({ exercise, hints, chosenKey }: QuestionCardProps) {
  const { author, title, question, difficulty, attempts, focus_area: focusArea } = exercise;
  const heading = useChosenFocus(chosenKey);
  return (
    <Card className="grid grid-cols-1 gap-3 p-4! md:p-6!">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DifficultyBadge difficulty={difficulty} />
        {exercise.is_completed && <CompletedMark />}
        <span className="text-muted">{m.personalized_attempts({ attempts })}</span>
        <span className="-my-2 ms-auto">
          <HintBulb hints={hints} />
        </span>
      </p>
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl break-words outline-none">
        {author === 'learner' ? m.personalized_author_learner() : title}
      </h2>
      <GlossaryHtml html={question} />
      {exercise.kind === 'practice' && <PracticeNotice />}
      <p className="flex flex-wrap gap-x-4 text-muted">
        {focusArea !== null && <span>{m.personalized_focus_area({ skill: focusArea })}</span>}
        {author !== 'learner' && <span>{authorOf(exercise)}</span>}
      </p>
    </Card>
  );
}

function authorOf({ author, is_custom: isCustom }: PersonalizedExercise): string {
  const maker = author === 'ai' ? m.personalized_author_ai() : m.personalized_author_template();
  return isCustom ? `${m.personalized_author_learner()}. ${maker}` : maker;
}

/** Says before the first run that the result is not checked. */
function PracticeNotice() {
  return (
    <div className="flex items-start gap-3 rounded-xl border-s-4 border-action bg-action-soft px-4 py-3">
      <Icon name="info" className="mt-0.5 size-6 text-action" />
      <div className="min-w-0">
        <p className="font-bold">{m.personalized_practice_title()}</p>
        <p>{m.personalized_practice_text()}</p>
      </div>
    </div>
  );
}

function CompletedMark() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-success-soft px-3 font-bold text-success">
      <Icon name="check" className="size-5" />
      {m.personalized_completed()}
    </span>
  );
}
