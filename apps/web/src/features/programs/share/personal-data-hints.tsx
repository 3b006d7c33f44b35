import type { PersonalDataHint } from '@python-learning/contract';
import { m } from '../../../compiled-messages/messages.ts';
import { Icon } from '../../../ui/icon.tsx';

type PersonalDataHintsProps = { hints: readonly PersonalDataHint[] };

/** Words that look like personal data, with their places. The learner decides: nothing is refused. */
export function PersonalDataHints({ hints }: PersonalDataHintsProps) {
  if (hints.length === 0) return null;
  return (
    <section className="flex gap-3 rounded-xl border-s-4 border-reward bg-reward-soft px-4 py-3">
      <Icon name="alert" className="mt-0.5 size-6 shrink-0 text-reward-ink" />
      <div className="min-w-0">
        <h3 className="font-bold">{m.programs_share_hint()}</h3>
        <p>{m.programs_share_hint_text()}</p>
        <ul className="mt-2 grid grid-cols-1 gap-1">
          {hints.map((hint) => (
            <li key={JSON.stringify(hint)} translate="no" className="font-bold wrap-anywhere">
              {placeOf(hint)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function placeOf({ place, line, excerpt }: PersonalDataHint): string {
  if (place === 'code') return m.programs_share_hint_line({ line: line ?? 1, excerpt });
  return place === 'title'
    ? m.programs_share_hint_title({ excerpt })
    : m.programs_share_hint_input({ excerpt });
}
