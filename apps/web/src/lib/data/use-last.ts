import { useState } from 'react';

/**
 * Returns the value, or the last one that was defined, as while new data loads in another language. The screen keeps its
 * content, with it the code and its output.
 */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
