import type { CertificateKind } from '@python-learning/contract';
import type { ColumnType } from 'kysely';
import type { Once } from '../../platform/db/columns.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    certificates: CertificatesTable;
  }
}

type CertificatesTable = {
  id: Once<string>;
  learner_id: Once<string>;
  kind: Once<CertificateKind>;
  awarded_at: Once<Date>;
  code: Once<string>;
  is_public: ColumnType<boolean, boolean | undefined, boolean>;
  shown_name: string | null;
  project_sentence: string | null;
};
