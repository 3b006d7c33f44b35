import { type RefObject, useEffect } from 'react';

/** Focuses the first field with a fault when `faults` or `failure` (from the server) changes. */
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
