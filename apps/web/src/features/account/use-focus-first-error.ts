import { type RefObject, useEffect } from 'react';

/** Puts the focus into the first field with a fault, each time `faults` becomes another object. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, faults: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new faults are what this waits for
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, faults]);
}
