import * as blocks from './block.conditions.ts';
import * as brackets from './bracket.conditions.ts';
import type { Condition } from './condition.ts';
import * as files from './file.conditions.ts';
import * as foreign from './foreign.conditions.ts';
import * as headers from './header.conditions.ts';
import * as loops from './loop.conditions.ts';
import * as names from './name.conditions.ts';
import * as none from './none.conditions.ts';
import * as operators from './operator.conditions.ts';
import * as quotes from './quote.conditions.ts';
import * as school from './school.conditions.ts';
import * as values from './value.conditions.ts';
import * as words from './word.conditions.ts';

/** Every condition an entry may name. */
export const conditions = {
  ...foreign,
  ...blocks,
  ...files,
  ...brackets,
  ...headers,
  ...loops,
  ...school,
  ...names,
  ...none,
  ...quotes,
  ...operators,
  ...values,
  ...words,
} as const satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;
