import type { ComponentType } from 'react';
import { partOf, usePart } from './part.ts';

/**
 * A part of a screen that is fetched on its own. Shows the placeholder until it has loaded. If that fails, the screen is
 * shown without it.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType = Nothing,
): ComponentType<Props> {
  const part = partOf<Props>(() => load().catch(() => Nothing));
  return function OptionalPart(props) {
    return usePart(part) && part.Ready !== null ? <part.Ready {...props} /> : <Placeholder />;
  };
}

function Nothing() {
  return null;
}
