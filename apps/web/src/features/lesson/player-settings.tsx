import { languages } from '@python-learning/domain';
import { type ReactNode, useId } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { languageNames } from '../../lib/language/language-names.ts';
import { usePlayback } from './playback-context.ts';
import type { CaptionChoice } from './use-captions.ts';

const rates = [0.75, 1, 1.25, 1.5] as const;

/** Playback speed and caption language. */
export function PlayerSettings() {
  const { choices } = usePlayback();
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      <Setting label={m.lesson_captions()}>
        {(id) => (
          <select
            id={id}
            value={choices.captions}
            onChange={({ target }) => choices.change({ captions: captionChoiceOf(target.value) })}
            className={selectClass}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
            <option value="off">{m.lesson_captions_off()}</option>
          </select>
        )}
      </Setting>
      <Setting label={m.lesson_speed()}>
        {(id) => (
          <select
            id={id}
            value={choices.rate}
            onChange={({ target }) => choices.change({ rate: Number(target.value) })}
            className={selectClass}
          >
            {rates.map((rate) => (
              <option key={rate} value={rate}>
                {rate}×
              </option>
            ))}
          </select>
        )}
      </Setting>
    </div>
  );
}

const selectClass = 'min-h-11 rounded-xl border-2 border-edge bg-surface px-2 text-ink';

function Setting({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      {children(id)}
    </span>
  );
}

function captionChoiceOf(value: string): CaptionChoice {
  return languages.find((language) => language === value) ?? 'off';
}
