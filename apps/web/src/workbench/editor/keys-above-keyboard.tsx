import { type ComponentType, lazy, Suspense } from 'react';
import type { KeyRowProps } from './key-row.tsx';

type Loaded = { default: ComponentType<KeyRowProps> };

/** The row is loaded when a phone's keyboard opens. Where it never arrives, the keyboard alone has to do. */
const KeyRow = lazy(
  (): Promise<Loaded> =>
    import('./key-row.tsx').then(
      (loaded) => ({ default: loaded.KeyRow }),
      () => ({ default: () => null }),
    ),
);

/** The keys of a task on the bar at the foot of the window, while a learner without a mouse types. */
export function KeysAboveKeyboard({ isTyping, ...row }: KeyRowProps & { isTyping: boolean }) {
  if (!isTyping || !globalThis.matchMedia?.('(pointer: coarse)').matches) return null;
  return (
    <Suspense fallback={null}>
      <KeyRow {...row} />
    </Suspense>
  );
}
