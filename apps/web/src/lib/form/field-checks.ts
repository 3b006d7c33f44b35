import { m } from '../../paraglide/messages.js';

/** A fault of what was typed, found before it is sent. */
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

/** Only what can not be an address at all; whether it exists, the mailed code shows. */
export function checkEmail(value: string): FieldFault | undefined {
  return (
    checkRequired(value) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value.trim()) ? undefined : 'email_invalid')
  );
}

/** Keeps the faults that are there. */
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
