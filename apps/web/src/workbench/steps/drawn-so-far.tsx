import { partOf } from '../../lib/parts/part.ts';
import { RetriedPart } from '../../lib/parts/retried-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { StillDrawingProps } from '../drawing/still-drawing.tsx';

const still = partOf(async () => (await import('../drawing/still-drawing.tsx')).StillDrawing);

/** What a program has drawn after so many steps of its drawing. Fetched with the first program that draws. */
export function DrawnSoFar(props: Pick<StillDrawingProps, 'drawing' | 'count'>) {
  return (
    <RetriedPart
      part={still}
      props={{ ...props, className: look }}
      Waiting={() => <Skeleton className={look} />}
      Missing={() => null}
    />
  );
}

const look = 'h-[clamp(4rem,22dvh,16rem)] w-full shrink-0 rounded-xl border-2 border-edge';
