import { useCallback, useRef } from 'react';
import { createIdempotencyKey } from './idempotency-key.ts';

/** Sends a call under a key. `content` is what the call says. */
export type SendUnderKey = <T>(content: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/**
 * Sends a call under the same key until it succeeds: if it arrived and its answer was lost, asking for it again does nothing
 * twice. Other content, and a call after a success, has another key.
 */
export function useSameKey(): SendUnderKey {
  const last = useRef<{ content: string; key: string } | null>(null);
  return useCallback(async (content, send) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, key: createIdempotencyKey() };
    const answer = await send(last.current.key);
    last.current = null;
    return answer;
  }, []);
}
