import type { Certificate, CertificateKind, CertificateProof } from '@python-learning/contract';
import type { Curriculum, Milestone } from '@python-learning/curriculum';
import type { Database } from '../../platform/db/database.ts';
import type { FieldFaults } from '../../platform/errors/app-error.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import { createLearnerRecord, milestonesEverCompleted } from '../record/index.ts';
import { readCertificateCode } from './certificate-code.ts';
import { isProjectDone, milestonesOf, projectOf } from './certificate-rules.ts';
import {
  type CertificateChange,
  type CertificateRow,
  createCertificatesRepository,
} from './certificates.repository.ts';
import { missingIn, nothingMissing } from './missing-facts.ts';
import { hasContactDetails, hasPersonalDetails } from './personal-details.ts';

type Which = { learnerId: string; kind: CertificateKind };

export interface CertificatesService {
  /** The certificate, or what is missing for it. */
  get(which: Which): Promise<Certificate>;
  /** Refuses with `not_found` before it is awarded, with `validation_failed` for personal details. */
  change(
    refuse: Refuse<'not_found' | 'validation_failed'>,
    which: Which,
    change: CertificateChange,
  ): Promise<Certificate>;
  /** Returns what a stranger may see. A page that is not public is not found. */
  verify(refuse: Refuse<'not_found'>, code: string): Promise<CertificateProof>;
}

type CertificatesDeps = { db: Database; curriculum: Curriculum };

export function createCertificatesService(deps: CertificatesDeps): CertificatesService {
  const certificates = createCertificatesRepository(deps.db);
  return {
    get: (which) => getCertificate(deps, which),
    change: async (refuse, which, change) => {
      refusePersonalDetails(refuse, which.kind, change);
      // A page that is not public shows no name, so the stored name is removed too.
      const whole = change.isPublic === false ? { ...change, shownName: null } : change;
      const { learnerId, kind } = which;
      if ((await certificates.find(learnerId, kind)) === null) throw refuse('not_found');
      await certificates.change(learnerId, kind, whole);
      return getCertificate(deps, which);
    },
    verify: async (refuse, typed) => {
      const code = readCertificateCode(typed);
      const found = code === null ? null : await certificates.findPublic(code);
      if (found === null) throw refuse('not_found');
      return { kind: found.kind, awarded_on: dayOf(found.awardedAt), name: found.shownName };
    },
  };
}

async function getCertificate({ db, curriculum }: CertificatesDeps, which: Which): Promise<Certificate> {
  const { learnerId, kind } = which;
  const record = createLearnerRecord(db);
  const { awardedReasons, marks } = await record.progress.read(learnerId);
  const completed = milestonesEverCompleted(awardedReasons);
  const needed = milestonesOf(kind, curriculum);
  const project = projectOf(kind, curriculum);
  const isOpen = ({ id }: Milestone) =>
    !completed.has(id) || (id === project?.milestoneId && !isProjectDone(kind, curriculum, awardedReasons));
  const open = needed.filter(isOpen);
  const row = await createCertificatesRepository(db).find(learnerId, kind);
  const questionIds = open.flatMap(({ questions }) => questions.map(({ id }) => id));
  const solved = row === null ? await record.solutions.listSolved(learnerId, questionIds) : [];
  return {
    kind,
    milestones: needed.map(({ id, order, title }) => ({
      id,
      order,
      title,
      is_completed: completed.has(id),
    })),
    ...(project === null ? {} : { project_title: project.title }),
    award: row === null ? null : awardOf(row),
    ...(row === null ? missingIn(open, marks, new Set(solved)) : nothingMissing),
  };
}

function awardOf(row: CertificateRow): Certificate['award'] {
  return {
    awarded_on: dayOf(row.awardedAt),
    code: row.code,
    is_public: row.isPublic,
    shown_name: row.shownName,
    project_sentence: row.projectSentence,
  };
}

/**
 * Refuses personal details, because strangers may read both texts. The name is checked for contact details only,
 * because streets are named after people.
 */
function refusePersonalDetails(
  refuse: Refuse<'validation_failed'>,
  kind: CertificateKind,
  change: CertificateChange,
): void {
  const fields: Record<string, FieldFaults[string]> = {};
  if (hasContactDetails(change.shownName ?? '')) fields['shown_name'] = [{ code: 'personal_details' }];
  if (hasPersonalDetails(change.projectSentence ?? '')) {
    fields['project_sentence'] = [{ code: 'personal_details' }];
  } else if (kind !== 'course' && change.projectSentence !== undefined) {
    fields['project_sentence'] = [{ code: 'not_a_choice' }];
  }
  if (Object.keys(fields).length > 0) throw refuse('validation_failed', { fields });
}

const localDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Colombo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Day in the course's time zone, as YYYY-MM-DD: the same on paper and on the page that verifies it. */
function dayOf(time: Date): string {
  return localDay.format(time);
}
