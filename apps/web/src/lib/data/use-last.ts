import { useState } from 'react';

/**
 * Returns the data, or the previous data while new data loads, as in another language. The screen keeps its content,
 * with it the code and its output.
 */
export function useLast<T>({ data, isPending }: { data: T | undefined; isPending: boolean }): T | undefined {
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return data ?? (isPending ? last : undefined);
}
