import { type ChangedPart, changedParts, type ProgramOrigin } from '@python-learning/contract';
import { useId } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { changedWords } from '../../../lib/share/changed-words.ts';
import { classNames } from '../../../ui/class-names.ts';

type ChangedChoiceProps = {
  origin: ProgramOrigin | null;
  changed: ChangedPart | null;
  /** True once the learner wanted to go on without a choice. */
  isMissing: boolean;
  onChoose: (changed: ChangedPart) => void;
};

/** What the learner changed in a copy, as one tap. */
export function ChangedChoice({ origin, changed, isMissing, onChoose }: ChangedChoiceProps) {
  const errorId = useId();
  return (
    <fieldset
      className="grid min-w-0 grid-cols-1 gap-2"
      {...(isMissing ? { 'aria-describedby': errorId } : {})}
    >
      <legend className="font-bold">{m.programs_share_changed()}</legend>
      <p className="text-muted">{aboutOf(origin)}</p>
      <div className="flex flex-wrap gap-2">
        {changedParts.map((part) => (
          <button
            key={part}
            type="button"
            aria-pressed={part === changed}
            onClick={() => onChoose(part)}
            className={classNames(
              'min-h-11 rounded-full border-2 px-4',
              part === changed
                ? 'border-action bg-action-soft font-bold'
                : 'border-line bg-surface hover:border-edge',
            )}
          >
            {changedWords[part]()}
          </button>
        ))}
      </div>
      {isMissing && changed === null && (
        <p id={errorId} role="alert" className="text-danger">
          {m.programs_share_changed_missing()}
        </p>
      )}
    </fieldset>
  );
}

function aboutOf(origin: ProgramOrigin | null): string {
  const title = origin?.kind === 'share' ? origin.title : null;
  return title === null ? m.programs_share_changed_course() : m.programs_share_changed_text({ title });
}
