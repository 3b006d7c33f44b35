import { useEffect } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { DrawingPlayerProps } from '../drawing/drawing-player.tsx';
import type { StillDrawingProps } from '../drawing/still-drawing.tsx';

const player = partOf(async () => (await import('../drawing/drawing-player.tsx')).DrawingPlayer);

const still = partOf(async () => (await import('../drawing/still-drawing.tsx')).StillDrawing);

/** What a run drew, with the controls of its replay. */
export function RunDrawing(props: DrawingPlayerProps) {
  return <RetriedPart part={player} props={props} Waiting={Waiting} Missing={Missing} />;
}

/** A drawing without controls: of a program that waits for a line, and of what was expected. */
export function FinishedDrawing(props: StillDrawingProps) {
  return <RetriedPart part={still} props={props} Waiting={Waiting} Missing={Missing} />;
}

/** Fetches the player before a program that draws has run. Ignores a failure: the result of the run tries again. */
export function fetchPlayer(): void {
  player.fetch().catch(() => undefined);
}

/** The same for a program that may draw. */
export function fetchPlayerFor(code: string): void {
  if (mayDraw(code)) fetchPlayer();
}

/**
 * Fetches the player for a program that may draw when the browser is idle: on a weak connection, a player that is fetched
 * during the run comes later than its answer.
 */
export function usePlayerAhead(code: string): void {
  const isNeeded = mayDraw(code);
  useEffect(() => {
    if (!isNeeded || typeof requestIdleCallback !== 'function') return;
    const request = requestIdleCallback(fetchPlayer);
    return () => cancelIdleCallback(request);
  }, [isNeeded]);
}

function mayDraw(code: string): boolean {
  return /\b(?:turtle|kolam)\b/.test(code);
}

function Waiting() {
  return (
    <Skeleton className="h-[clamp(9rem,36dvh,24rem)] w-full rounded-xl beside-result:h-[clamp(8rem,23dvh,16rem)]" />
  );
}

/** For a connection that broke after the run. */
function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="text-muted">{m.drawing_missing()}</p>
      <Button kind="ghost" className="-ms-3 px-3!" onClick={onRetry}>
        {m.core_try_again()}
      </Button>
    </div>
  );
}
