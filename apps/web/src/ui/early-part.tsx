import type { ComponentType } from 'react';
import { type Part, partOf, usePart } from '../lib/parts/part.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * Starts to fetch a part of the page that is a file of its own. For parts that are shown soon: they load in parallel
 * with the texts.
 */
export function fetchEarly<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const part = partOf(load);
  part.fetch().catch(() => undefined);
  return part;
}

/** Shows the part at once if it has loaded, so that nothing shifts; else a placeholder first. */
export function EarlyPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  return usePart(part) && part.Ready !== null ? (
    <part.Ready {...props} />
  ) : (
    <Skeleton className="h-16 w-full" />
  );
}
