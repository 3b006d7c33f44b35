import { useState } from 'react';

/**
 * True from the first rendering on in which `value` is. What is rendered only then is rendered when it is first needed,
 * and keeps its state.
 */
export function useWasTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}
