import type { ComponentType } from 'react';
import { partOf, usePart } from './part.ts';

/**
 * A part of a screen that is fetched on its own. Shows the placeholder until it has loaded. If that fails or
 * takes too long, the screen is shown without it, or with its replacement.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType = Nothing,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const part = partOf<Props>(load, Instead);
  return function OptionalPart(props) {
    return usePart(part) && part.Ready !== null ? <part.Ready {...props} /> : <Placeholder />;
  };
}

function Nothing() {
  return null;
}
