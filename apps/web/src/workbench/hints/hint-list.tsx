import { m } from '../../compiled-messages/messages.ts';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Hints } from './use-hints.ts';

const steps = partOf(async () => (await import('./hint-steps.tsx')).HintSteps);

/** The hints of a task and the steps after them. Fetched when they are asked for first. */
export function HintList(props: { hints: Hints }) {
  return <RetriedPart part={steps} props={props} Waiting={Waiting} Missing={Missing} />;
}

/** Fetches the list before it is asked for. Ignores a failure: the list tries again. */
export function fetchHintList(): void {
  steps.fetch().catch(() => undefined);
}

function Waiting() {
  return <Skeleton className="h-40 w-full" />;
}

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="grid grid-cols-1 gap-3 rounded-2xl bg-reward-soft p-4">
      <p>{m.practice_details_missing()}</p>
      <Button kind="secondary" className="justify-self-start" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
    </section>
  );
}
