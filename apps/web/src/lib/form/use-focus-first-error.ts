import { type RefObject, useEffect } from 'react';

/**
 * Puts the focus into the first field with a fault, each time `faults` or `failure` (what the server said) becomes
 * another one.
 */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  faults: unknown,
  failure: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new faults are what this waits for
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, faults, failure]);
}
