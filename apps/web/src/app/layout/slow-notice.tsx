import { useSlowCall } from '../../lib/api/slow-calls.ts';
import { m } from '../../paraglide/messages.js';
import { Spinner } from '../../ui/spinner.tsx';

/** Tells that something takes longer than usual and is still under way. Overlays the page, so that nothing moves. */
export function SlowNotice() {
  const isSlow = useSlowCall();
  return (
    <output className="pointer-events-none fixed inset-x-0 top-20 z-30 grid justify-items-center px-4 print:hidden">
      {isSlow && (
        <span className="flex animate-[rise_200ms_ease-out] items-center gap-3 rounded-xl border border-line bg-surface px-4 py-3 text-ink">
          <Spinner className="size-5 text-action" />
          {m.core_slow()}
        </span>
      )}
    </output>
  );
}
