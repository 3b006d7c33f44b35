import { type FormEvent, useRef, useState } from 'react';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useSubmission } from './use-submission.ts';

type CheckedFormOptions<Typed, Faults> = {
  /** The initial values of the fields, by name. */
  empty: Typed;
  /** Returns the faults of what was typed; an empty object without any. */
  check: (typed: Typed) => Faults;
  /** Called with checked values. What it throws becomes the failure. */
  send: (typed: Typed) => Promise<void>;
};

/** A form that is checked, then sent once at a time. Focuses the first field with a fault. */
export function useCheckedForm<Typed extends Record<string, string>, Faults extends object>({
  empty,
  check,
  send,
}: CheckedFormOptions<Typed, Faults>) {
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(empty);
  const [faults, setFaults] = useState<Partial<Faults>>({});
  const { busy, failure, submit } = useSubmission();
  useFocusFirstError(ref, faults, failure);

  const isFaultless = (): boolean => {
    const found = check(typed);
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFaultless()) void submit(() => send(typed));
  };
  const field = <Name extends keyof Typed & string>(name: Name) => ({
    name,
    required: true,
    value: typed[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setTyped((current) => ({ ...current, [name]: value })),
  });
  return {
    /** The properties of the `form` element. */
    form: { ref, noValidate: true, onSubmit },
    field,
    typed,
    faults,
    busy,
    failure,
    clear: () => setTyped(empty),
    /** Checks what was typed and shows the faults; true without any. */
    isFaultless,
  };
}
