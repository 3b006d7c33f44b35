import type { Difficulty, PersonalizedExercise, PersonalizedStats } from '@python-learning/contract';
import { type FormEvent, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AllowanceNote, useIsUsedUp } from './allowance-note.tsx';
import { listLevels } from './difficulty.tsx';
import { addressOf, chosen } from './exercise-place.ts';
import { MakeFailure } from './make-failure.tsx';
import { useChosenFocus } from './use-chosen-focus.ts';
import { useMaker } from './use-maker.ts';

type ExercisePickerProps = {
  /** Null until they are loaded. */
  stats: PersonalizedStats | null;
  hasExercises: boolean;
  /** The difficulty that the learner chose last. */
  level: Difficulty;
  /** See `useChosenFocus`. */
  chosenKey: string | null;
  onMade: (exercise: PersonalizedExercise) => void;
};

/** Shown when no exercise is open: chooses the difficulty of the next one and requests it. */
export function ExercisePicker({ stats, hasExercises, level, chosenKey, onMade }: ExercisePickerProps) {
  const [difficulty, setDifficulty] = useState(level);
  const { isMaking, failure, make } = useMaker(onMade);
  const heading = useChosenFocus(chosenKey);
  const allowance = stats?.allowances.exercises ?? null;
  const isUsedUp = useIsUsedUp(allowance);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMaking) void make({ difficulty });
  };
  return (
    <Card className="p-4! md:p-6!">
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-1">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
            {m.personalized_empty_title()}
          </h2>
          <p>{hasExercises ? m.personalized_empty_text() : m.personalized_empty_first()}</p>
        </div>
        <ChoiceGroup
          label={m.personalized_picker_label()}
          choices={listLevels()}
          value={difficulty}
          onChoose={setDifficulty}
        />
        {stats !== null && stats.next_focus_area !== null && (
          <p className="text-muted">{m.personalized_next_focus({ skill: stats.next_focus_area })}</p>
        )}
        {failure !== null && <MakeFailure failure={failure} usual={m.personalized_error_generate()} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" busy={isMaking} disabled={isUsedUp}>
            {isMaking ? m.personalized_generating() : m.personalized_generate()}
          </Button>
          <TextLink to={addressOf({ kind: 'form' })} state={chosen}>
            {m.personalized_custom_open()}
          </TextLink>
        </div>
        {allowance !== null && <AllowanceNote allowance={allowance} texts={allowanceTexts} />}
      </form>
    </Card>
  );
}

const allowanceTexts = {
  plenty: m.personalized_allowance,
  few: m.personalized_allowance_last,
  none: m.personalized_allowance_none,
};
