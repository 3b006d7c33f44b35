import type { Difficulty, PersonalizedExercise, PersonalizedStats } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AllowanceNote, useIsUsedUp } from './allowance-note.tsx';
import { DifficultySelect, OutputField, QuestionField } from './custom-fields.tsx';
import { MakeFailure } from './make-failure.tsx';
import { useCustomQuestion } from './use-custom-question.ts';

type CustomFormProps = {
  stats: PersonalizedStats | null;
  level: Difficulty;
  onCancel: () => void;
  onMade: (exercise: PersonalizedExercise) => void;
};

/** The form for a learner's own question, which this browser saves until it is sent. */
export function CustomForm({ stats, level, onCancel, onMade }: CustomFormProps) {
  const { form, submit, isMaking, failure, faults, ...own } = useCustomQuestion(level, onMade);
  const allowance = stats?.allowances.custom ?? null;
  const isUsedUp = useIsUsedUp(allowance);
  const isOfNoField = faults.question === undefined && faults.output === undefined;
  return (
    <Card className="p-4! md:p-5!">
      <form ref={form} onSubmit={submit} className="grid gap-4">
        <h2 className="text-xl">{m.personalized_custom_heading()}</h2>
        <QuestionField value={own.question} onType={own.typeQuestion} fault={faults.question} />
        <DifficultySelect value={own.difficulty} onChoose={own.setDifficulty} />
        <OutputField value={own.output} onType={own.setOutput} fault={faults.output} />
        <p className="rounded-xl bg-sunken px-4 py-3">{fateOf(own.output, stats?.has_ai === true)}</p>
        {failure !== null && isOfNoField && (
          <MakeFailure failure={failure} usual={m.personalized_error_create()} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isMaking} disabled={own.question.trim() === '' || isUsedUp}>
            {isMaking ? m.personalized_creating() : m.personalized_create()}
          </Button>
          <Button kind="ghost" onClick={onCancel}>
            {m.personalized_cancel()}
          </Button>
        </div>
        {allowance !== null && <AllowanceNote allowance={allowance} texts={allowanceTexts} />}
      </form>
    </Card>
  );
}

const allowanceTexts = {
  plenty: m.personalized_allowance_custom,
  few: m.personalized_allowance_custom_last,
  none: m.personalized_allowance_custom_none,
};

/** Says, before the question is sent, how its solutions will be checked. */
function fateOf(output: string, hasAi: boolean): string {
  if (output.trim() !== '') return m.personalized_custom_by_output();
  return hasAi ? m.personalized_custom_maybe_checked() : m.personalized_custom_unchecked();
}
