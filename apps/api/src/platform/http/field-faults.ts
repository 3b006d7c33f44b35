import type * as z from 'zod/mini';
import type { FieldFault, FieldFaults } from '../errors/app-error.ts';

type Issue = z.core.$ZodIssue;

/** Returns the faults of a body by field. Only the first fault of a field counts: it says what to do next. */
export function fieldFaultsOf(issues: readonly Issue[], body: unknown): FieldFaults {
  const faults = new Map<string, FieldFault[]>();
  for (const issue of issues) {
    const field = issue.path.length === 0 ? 'non_field_errors' : String(issue.path[0]);
    if (!faults.has(field)) faults.set(field, [faultOf(issue, body)]);
  }
  return Object.fromEntries(faults);
}

function faultOf(issue: Issue, body: unknown): FieldFault {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      if (isMissing(issue, body)) return { code: 'required' };
      return { code: issue.code === 'invalid_value' ? 'not_a_choice' : 'wrong_type' };
    case 'too_small':
      if (issue.minimum === 1 && issue.origin === 'string') return { code: 'blank' };
      return { code: 'too_short', limit: Number(issue.minimum) };
    case 'too_big':
      return { code: issue.origin === 'array' ? 'too_many' : 'too_long', limit: Number(issue.maximum) };
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email_format' : 'wrong_type' };
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return { code: 'wrong_type' };
  }
}

function isMissing(issue: Issue, body: unknown): boolean {
  let value = body;
  for (const key of issue.path) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, key);
  }
  return value === undefined;
}
