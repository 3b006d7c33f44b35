import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part of a screen that is fetched on its own. If that fails, the screen is shown without it. */
export function optionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
