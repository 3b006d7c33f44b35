import type { PersonalDataHint } from '@python-learning/contract';
import type { OwnProgram } from '../programs/index.ts';

/** What in a program looks like personal data. */
export function personalDataIn(_program: Pick<OwnProgram, 'title' | 'code' | 'inputs'>): PersonalDataHint[] {
  return [];
}
