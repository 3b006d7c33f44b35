import type { CertificateKind } from '@python-learning/contract';
import type { ColumnType } from 'kysely';

/** Set on insert, never updated. */
type Once<T> = ColumnType<T, T, never>;

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

/** Table of migration 0006: certificates of learners. */
export type CertificateTables = { certificates: CertificatesTable };
