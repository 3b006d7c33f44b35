import type { AccountsTables } from './accounts-tables.ts';
import type { LearningTables } from './learning-tables.ts';

/** Every table of the database. Columns have the names that they have in the migrations. */
export type Schema = AccountsTables & LearningTables;
