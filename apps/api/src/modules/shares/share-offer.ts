import { type ShareOffer, shareLimits } from '@python-learning/contract';
import type { Handle } from '../../platform/db/database.ts';
import {
  bareProgram,
  createOwnProgramsRepository,
  type OwnProgram,
  programDigest,
} from '../programs/index.ts';
import type { CoursePrograms } from './course-programs.ts';
import { type ConsentRule, isAllowedToShare } from './may-share.ts';
import { createSharesRepository, type Share } from './shares.repository.ts';

export type OfferDeps = { consent: ConsentRule; coursePrograms: CoursePrograms };

/** Lines from which the same program of two children is a copy: shorter ones are alike by chance. */
const linesOfCopy = 5;

/** Whether a program may be shared as it is now. */
export async function shareOffer(
  handle: Handle,
  deps: OfferDeps,
  { learnerId, program, share }: { learnerId: string; program: OwnProgram; share: Share | null },
): Promise<ShareOffer> {
  if (bareProgram(program.code) === '') return 'empty';
  if (!(await isAllowedToShare(handle, deps.consent, learnerId))) return 'no_consent';
  const shares = createSharesRepository(handle);
  if (await isClosed(handle, learnerId, program.code)) return 'closed';
  if (await isUnchangedCopy(handle, deps, learnerId, program)) return 'unchanged_copy';
  if (share === null && (await shares.count(learnerId)) >= shareLimits.maxShares) return 'full';
  return 'offered';
}

/**
 * Whether our team closed a link to this very program: of this learner, also one whose program is gone, or of somebody else
 * where it is too long to be the same by chance.
 */
async function isClosed(handle: Handle, learnerId: string, code: string): Promise<boolean> {
  const shares = createSharesRepository(handle);
  const digest = programDigest(code);
  if (await shares.isClosedOf(learnerId, digest)) return true;
  return !isAlikeByChance(code) && shares.isClosedOfAnybody(digest);
}

async function isUnchangedCopy(
  handle: Handle,
  { coursePrograms }: OfferDeps,
  learnerId: string,
  { id, code, origin }: OwnProgram,
): Promise<boolean> {
  const digest = programDigest(code);
  if (digest === origin?.digest || coursePrograms.hasDigest(digest)) return true;
  const programs = createOwnProgramsRepository(handle);
  if (await programs.hasCopied({ learnerId, id, digest })) return true;
  if (isAlikeByChance(code)) return false;
  return programs.isAfterAny(id, await createSharesRepository(handle).listSharedByOthers(learnerId, digest));
}

function isAlikeByChance(code: string): boolean {
  return bareProgram(code).split('\n').length < linesOfCopy;
}
