import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useMarkedTexts } from '../../lib/glossary/use-glossary.ts';
import { Button } from '../../ui/button.tsx';
import { MarkedText } from '../../ui/glossary-text.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Shows one hint at a time; the learner asks for the next one. */
export function HintList({ hints }: { hints: readonly string[] }) {
  const [shown, setShown] = useState(1);
  const marked = useMarkedTexts(hints);
  return (
    <section className="grid grid-cols-1 gap-3 rounded-2xl bg-reward-soft p-4 text-reward-ink">
      <h3 className="flex items-center gap-2 text-lg">
        <Icon name="bulb" />
        {m.practice_hints_heading()}
      </h3>
      <ol aria-live="polite" aria-relevant="additions" className="grid grid-cols-1 gap-2 text-ink">
        {hints.slice(0, shown).map((hint, index) => (
          <li key={hint} className="whitespace-pre-line">
            <MarkedText pieces={marked[index] ?? []} />
          </li>
        ))}
      </ol>
      {shown < hints.length && (
        <Button kind="secondary" className="justify-self-start" onClick={() => setShown(shown + 1)}>
          {m.practice_hint_more()}
        </Button>
      )}
    </section>
  );
}
