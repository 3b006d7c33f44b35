import { useState } from 'react';

/**
 * The data, or the former while it is asked for anew, as in another language: what stands on a screen stays there, and
 * with it the code and its output.
 */
export function useLast<T>({ data, isPending }: { data: T | undefined; isPending: boolean }): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? (isPending ? last : undefined);
}
