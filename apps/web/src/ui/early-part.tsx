import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from './skeleton.tsx';

/** `Ready` is null until the part has come. */
type EarlyPartOf<Props> = { Later: ComponentType<Props>; Ready: ComponentType<Props> | null };

/**
 * Begins to fetch a part of the page that comes in a file of its own. Whoever calls this will show it soon: it comes
 * while the texts themselves are still on their way.
 */
export function fetchEarly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): EarlyPartOf<Props> {
  const keep = async () => {
    const loaded = await load();
    part.Ready = loaded;
    return { default: loaded };
  };
  const part: EarlyPartOf<Props> = { Later: lazy<ComponentType<Props>>(keep), Ready: null };
  keep().catch(() => undefined);
  return part;
}

/** Shows the part: at once where it is there, so that nothing is pushed away, else as soon as it has come. */
export function EarlyPart<Props extends object>(shown: { part: EarlyPartOf<Props>; props: Props }) {
  const { part, props } = shown;
  if (part.Ready !== null) return <part.Ready {...props} />;
  return (
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <part.Later {...props} />
    </Suspense>
  );
}
