import { m } from '../../compiled-messages/messages.ts';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fetchHintList } from '../hints/hint-list.tsx';
import type { ProblemProps } from './problem.tsx';
import { fetchDialogue } from './talk.tsx';

const problem = partOf(async () => (await import('./problem.tsx')).Problem);

/** What a learner needs after a run that was not as expected. Fetched when the learner begins to work. */
export function Mending(props: ProblemProps) {
  return <RetriedPart part={problem} props={props} Waiting={Waiting} Missing={Missing} />;
}

/** Fetches what a run may need. Ignores a failure: the result of the run tries again. */
export function fetchResultParts(): void {
  problem.fetch().catch(() => undefined);
  fetchDialogue();
  fetchHintList();
}

function Waiting({ result, children }: ProblemProps) {
  return (
    <>
      {result.explanation !== null && <Skeleton className="h-28 w-full" />}
      {children}
    </>
  );
}

/** The bare words of the explanation, for a connection that broke after the run. */
function Missing({ result: { explanation }, children, onRetry }: ProblemProps & { onRetry: () => void }) {
  return (
    <>
      <section className="grid grid-cols-1 gap-3 rounded-2xl border border-line bg-surface p-4">
        {explanation !== null && (
          <>
            <h3 className="text-lg">{explanation.title}</h3>
            <p className="whitespace-pre-line">{explanation.text}</p>
            <p className="whitespace-pre-line">{explanation.next_step}</p>
          </>
        )}
        <p className="text-muted">{m.practice_details_missing()}</p>
        <Button kind="secondary" className="justify-self-start" onClick={onRetry}>
          {m.core_try_again()}
        </Button>
      </section>
      {children}
    </>
  );
}
