import { findIntegrityFaults } from '../src/integrity.ts';
import type { Check } from './check.ts';

export const integrityCheck: Check = {
  promise: 'every file fits its schema, no id is used twice, and what is referred to exists',
  ofTheWholeCourse: true,
  run: ({ content }) => [...content.faults, ...findIntegrityFaults(content)],
};
