import { customQuestionLimits, type Difficulty, difficulties } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { controlClass, FieldFrame } from '../../ui/field-frame.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { listLevels } from './difficulty.tsx';

type TextFieldProps = { value: string; onType: (text: string) => void; fault: string | undefined };

export function QuestionField({ value, onType, fault }: TextFieldProps) {
  return (
    <TextArea
      label={m.personalized_custom_question()}
      description={m.personalized_custom_text()}
      placeholder={m.personalized_custom_placeholder()}
      value={value}
      onChange={(event) => onType(event.target.value)}
      maxLength={customQuestionLimits.maxQuestionLength}
      rows={4}
      required
      error={fault}
    />
  );
}

/** The expected output, for learners who know it. */
export function OutputField({ value, onType, fault }: TextFieldProps) {
  return (
    <TextArea
      label={m.personalized_custom_output()}
      description={m.personalized_custom_output_text()}
      value={value}
      onChange={(event) => onType(event.target.value)}
      maxLength={customQuestionLimits.maxOutputLength}
      rows={3}
      // A phone would turn quote marks and capital letters into others, and no program could show them.
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      error={fault}
    />
  );
}

type DifficultySelectProps = { value: Difficulty; onChoose: (value: Difficulty) => void };

export function DifficultySelect({ value, onChoose }: DifficultySelectProps) {
  return (
    <FieldFrame label={m.personalized_difficulty()}>
      {(ties) => (
        <select
          {...ties}
          value={value}
          onChange={(event) => {
            const next = difficulties.find((level) => level === event.target.value);
            if (next !== undefined) onChoose(next);
          }}
          className={controlClass(false, 'min-h-12')}
        >
          {listLevels().map((level) => (
            <option key={level.value} value={level.value}>
              {level.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
