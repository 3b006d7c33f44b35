import { useTermPieces } from '../../lib/glossary/use-glossary.ts';
import { MarkedText } from '../../ui/glossary-text.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Hints that fit this run alone. */
export function OwnHints({ hints }: { hints: readonly string[] }) {
  const marked = useTermPieces(hints);
  return hints.map((hint, index) => (
    <div key={hint} className="flex items-start gap-2 rounded-2xl bg-reward-soft p-4">
      <Icon name="bulb" className="mt-0.5 size-6 text-reward-ink" />
      <p className="min-w-0 flex-1 whitespace-pre-line">
        <MarkedText pieces={marked[index] ?? []} />
      </p>
    </div>
  ));
}
