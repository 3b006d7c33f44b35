import type { CertificateKind } from '@python-learning/contract';
import type { ColumnType } from 'kysely';

/** Written once, read for ever. */
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

/** The table of migration 0006: what learners are certified. */
export type CertificateTables = { certificates: CertificatesTable };
