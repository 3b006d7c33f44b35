import { type Difficulty, difficulties } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { classNames } from '../../ui/class-names.ts';

/** Returns the levels with their names, from easy to hard, in the current language. */
export function listLevels(): { value: Difficulty; label: string; text: string }[] {
  const labels = {
    easy: m.personalized_easy(),
    medium: m.personalized_medium(),
    hard: m.personalized_hard(),
  };
  const texts = {
    easy: m.personalized_easy_text(),
    medium: m.personalized_medium_text(),
    hard: m.personalized_hard_text(),
  };
  return difficulties.map((value) => ({ value, label: labels[value], text: texts[value] }));
}

/** The difficulty of an exercise: a word, and one to three filled dots of three. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const steps = difficulties.indexOf(difficulty) + 1;
  const label = listLevels()[steps - 1]?.label;
  return (
    <span className="inline-flex items-center gap-2 rounded-full border border-edge bg-surface px-3 text-ink">
      <span className="flex gap-1" aria-hidden="true">
        {difficulties.map((level, index) => (
          <span
            key={level}
            className={classNames(
              'size-2 rounded-full',
              index < steps ? 'bg-action' : 'bg-transparent ring-1 ring-edge ring-inset',
            )}
          />
        ))}
      </span>
      {label}
    </span>
  );
}
