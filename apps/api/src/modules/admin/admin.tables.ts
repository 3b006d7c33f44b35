import type { Once, RowNumber } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    admin_acts: AdminActsTable;
  }
}

type AdminActsTable = {
  id: RowNumber;
  acted_at: Once<Date>;
  actor: Once<string>;
  act: Once<string>;
  learner_id: Once<string | null>;
  order_id: Once<string | null>;
  reason: Once<string | null>;
};
