import type { contract } from '@python-learning/contract';
import type { Milestone } from '@python-learning/curriculum';
import type { Handle } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { createCoursePrograms } from './course-programs.ts';
import { createSharedService, type SharedDeps } from './shared.service.ts';
import { createSharesRepository } from './shares.repository.ts';
import { createSharesHandlers } from './shares.routes.ts';
import { createSharesService, type OwnSharesDeps } from './shares.service.ts';

export type { ConsentRule } from './may-share.ts';
export { shareRows } from './shares.repository.ts';

export type SharesDeps = SharedDeps &
  Omit<OwnSharesDeps, 'coursePrograms'> & { milestones: readonly Milestone[] };

export type SharesModule = { handlers: Handlers<typeof contract.shares> };

/** Links to own programs, which strangers can open and run. */
export function createSharesModule(deps: SharesDeps): SharesModule {
  const coursePrograms = createCoursePrograms(deps.milestones);
  const own = createSharesService({ ...deps, coursePrograms });
  return { handlers: createSharesHandlers(own, createSharedService(deps)) };
}

/** Ends the link of a program, in the transaction that deletes it. Resolves with the bytes that are stored more than before. */
export function deleteShareOf(handle: Handle, which: { learnerId: string; id: string }): Promise<number> {
  return createSharesRepository(handle).deleteOfProgram(which.learnerId, which.id);
}
