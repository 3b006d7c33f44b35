import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from './skeleton.tsx';

/** `Ready` is null until the part has loaded. */
type EarlyPartOf<Props> = { Later: ComponentType<Props>; Ready: ComponentType<Props> | null };

/**
 * Starts to fetch a part of the page that is a file of its own. For parts that are shown soon: they load in parallel
 * with the texts.
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

/** Shows the part at once if it has loaded, so that nothing shifts; else a placeholder first. */
export function EarlyPart<Props extends object>(shown: { part: EarlyPartOf<Props>; props: Props }) {
  const { part, props } = shown;
  if (part.Ready !== null) return <part.Ready {...props} />;
  return (
    <Suspense fallback={<Skeleton className="h-16 w-full" />}>
      <part.Later {...props} />
    </Suspense>
  );
}
