import { m } from '../../compiled-messages/messages.ts';

/** A fault of a field that is found before the form is sent. */
export type FieldFault = 'required' | 'email_invalid';

const texts: Record<FieldFault, () => string> = {
  required: m.core_required,
  email_invalid: m.core_email_invalid,
};

export function faultMessage(fault: FieldFault | undefined): string | undefined {
  return fault === undefined ? undefined : texts[fault]();
}

export function checkRequired(value: string): FieldFault | undefined {
  return value.trim() === '' ? 'required' : undefined;
}

/** Rejects only what cannot be an address; the mailed code shows whether it exists. */
export function checkEmail(value: string): FieldFault | undefined {
  return (
    checkRequired(value) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value.trim()) ? undefined : 'email_invalid')
  );
}

/** Drops the fields without a fault. */
export function collectFaults<Field extends string>(
  checked: Record<Field, FieldFault | undefined>,
): Partial<Record<Field, FieldFault>> {
  const faults: Partial<Record<Field, FieldFault>> = {};
  for (const field in checked) {
    const fault = checked[field];
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}
