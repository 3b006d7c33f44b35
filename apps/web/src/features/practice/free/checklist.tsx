import type { CodingQuestion } from '@python-learning/contract';
import type { ChecklistItem } from '@python-learning/domain';
import { useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';

const texts: Readonly<Record<ChecklistItem, () => string>> = {
  a: m.practice_checklist_a,
  b: m.practice_checklist_b,
  c: m.practice_checklist_c,
  d: m.practice_checklist_d,
  e: m.practice_checklist_e,
  f: m.practice_checklist_f,
};

type ChecklistProps = {
  free: NonNullable<CodingQuestion['free']>;
  onTick: (ticks: ChecklistItem[]) => void;
};

/** What the learner looks after alone. It is kept, and never judged. */
export function Checklist({ free: { checklist, chosen }, onTick }: ChecklistProps) {
  // The cache would answer a moment after the press.
  const [ticks, setTicks] = useState(chosen.ticks);
  const change = (item: ChecklistItem, isTicked: boolean) => {
    const changed = isTicked ? [...ticks, item] : ticks.filter((one) => one !== item);
    setTicks(changed);
    onTick(changed);
  };
  return (
    <fieldset className="rounded-2xl border border-line bg-surface p-4" aria-describedby="checklist-note">
      <legend className="contents text-lg font-bold">{m.practice_checklist_heading()}</legend>
      <p id="checklist-note" className="text-muted">
        {m.practice_checklist_note()}
      </p>
      {checklist.map((item) => (
        <label key={item} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={ticks.includes(item)}
            onChange={({ target }) => change(item, target.checked)}
            className="size-5 shrink-0 accent-action"
          />
          {texts[item]()}
        </label>
      ))}
    </fieldset>
  );
}
