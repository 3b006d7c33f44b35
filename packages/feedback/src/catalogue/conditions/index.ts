import type { Condition } from './condition.ts';
import * as lineShape from './line-shape.conditions.ts';
import * as names from './name.conditions.ts';
import * as values from './value.conditions.ts';

/** Every condition an entry may name. */
export const conditions = { ...lineShape, ...names, ...values } as const satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;
