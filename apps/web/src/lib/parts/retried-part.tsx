import { type ComponentType, useEffect, useState } from 'react';
import { onConnected } from '../connection/connection.ts';
import type { Part } from './part.ts';

type RetriedPartProps<Props> = {
  part: Part<Props>;
  props: Props;
  /** Shown until the part has loaded. */
  Waiting: ComponentType<Props>;
  /** Shown after the fetch failed. */
  Missing: ComponentType<Props & { onRetry: () => void }>;
};

/**
 * Shows a part that the screen should not go without. After a failed fetch the learner can try again, and the part
 * tries by itself when the connection is back.
 */
export function RetriedPart<Props extends object>({
  part,
  props,
  Waiting,
  Missing,
}: RetriedPartProps<Props>) {
  const { state, retry } = useRetried(part);
  if (part.Ready !== null) return <part.Ready {...props} />;
  return state === 'failed' ? <Missing {...props} onRetry={retry} /> : <Waiting {...props} />;
}

function useRetried<Props>(part: Part<Props>) {
  const [state, setState] = useState<'waiting' | 'arrived' | 'failed'>('waiting');
  const isReady = part.Ready !== null;
  useEffect(() => {
    if (isReady || state !== 'waiting') return;
    let isGone = false;
    part.fetch().then(
      () => isGone || setState('arrived'),
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [part, isReady, state]);
  useEffect(() => {
    if (state !== 'failed') return;
    return onConnected(() => setState('waiting'));
  }, [state]);
  return { state, retry: () => setState('waiting') };
}
