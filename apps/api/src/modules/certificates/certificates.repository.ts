import type { CertificateKind } from '@python-learning/contract';
import type { Handle } from '../../platform/db/database.ts';

type NewCertificate = { id: string; learnerId: string; kind: CertificateKind; awardedAt: Date; code: string };

export type CertificateRow = {
  kind: CertificateKind;
  awardedAt: Date;
  code: string;
  isPublic: boolean;
  shownName: string | null;
  projectSentence: string | null;
};

export type CertificateChange = Partial<Pick<CertificateRow, 'isPublic' | 'shownName' | 'projectSentence'>>;

export interface CertificatesRepository {
  /** Inserts the certificate unless the learner has one of that kind. */
  award(certificate: NewCertificate): Promise<void>;
  find(learnerId: string, kind: CertificateKind): Promise<CertificateRow | null>;
  /** Finds the certificate with this code if its page is public; else null. */
  findPublic(code: string): Promise<CertificateRow | null>;
  change(learnerId: string, kind: CertificateKind, change: CertificateChange): Promise<void>;
}

export function createCertificatesRepository(db: Handle): CertificatesRepository {
  return {
    award: async ({ id, learnerId, kind, awardedAt, code }) => {
      await db
        .insertInto('certificates')
        .values({ id, learner_id: learnerId, kind, awarded_at: awardedAt, code })
        .onConflict((conflict) => conflict.constraint('certificates_once').doNothing())
        .execute();
    },
    find: async (learnerId, kind) => {
      const row = await select(db)
        .where('learner_id', '=', learnerId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return row ?? null;
    },
    findPublic: async (code) => {
      const row = await select(db).where('code', '=', code).where('is_public', '=', true).executeTakeFirst();
      return row ?? null;
    },
    change: (learnerId, kind, change) => changeRow(db, learnerId, kind, change),
  };
}

function select(db: Handle) {
  return db
    .selectFrom('certificates')
    .select([
      'kind',
      'awarded_at as awardedAt',
      'code',
      'is_public as isPublic',
      'shown_name as shownName',
      'project_sentence as projectSentence',
    ]);
}

async function changeRow(
  db: Handle,
  learnerId: string,
  kind: CertificateKind,
  { isPublic, shownName, projectSentence }: CertificateChange,
): Promise<void> {
  const columns = {
    ...(isPublic === undefined ? {} : { is_public: isPublic }),
    ...(shownName === undefined ? {} : { shown_name: shownName }),
    ...(projectSentence === undefined ? {} : { project_sentence: projectSentence }),
  };
  if (Object.keys(columns).length === 0) return;
  await db
    .updateTable('certificates')
    .set(columns)
    .where('learner_id', '=', learnerId)
    .where('kind', '=', kind)
    .execute();
}
