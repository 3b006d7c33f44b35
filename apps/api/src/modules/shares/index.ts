import type { contract } from '@python-learning/contract';
import type { Milestone } from '@python-learning/curriculum';
import type { Handle } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import { createCoursePrograms } from './course-programs.ts';
import { shareMails } from './share-mails.ts';
import { createSharedService, type SharedDeps } from './shared.service.ts';
import { createSharesRepository } from './shares.repository.ts';
import { createSharesHandlers } from './shares.routes.ts';
import { createSharesService, type OwnSharesDeps } from './shares.service.ts';

export type { ReportedShare } from './reports.repository.ts';
export { type Share, shareRows } from './shares.repository.ts';
export { createSharesAdmin, type SharesAdmin } from './shares-admin.ts';
export { sharesSource } from './shares-metrics.ts';
export { sweepShares } from './sweep-shares.ts';

export type SharesDeps = SharedDeps &
  Omit<OwnSharesDeps, 'coursePrograms'> & { milestones: readonly Milestone[]; mailOutbox: MailOutbox };

export type SharesModule = { handlers: Handlers<typeof contract.shares> };

/** Links to own programs, which strangers can open and run. */
export function createSharesModule(deps: SharesDeps): SharesModule {
  deps.mailOutbox.define(shareMails(deps.db));
  const coursePrograms = createCoursePrograms(deps.milestones);
  const own = createSharesService({ ...deps, coursePrograms });
  return { handlers: createSharesHandlers(own, createSharedService(deps)) };
}

/** Ends the link of a program, in the transaction that deletes it. Resolves with the bytes that are stored more than before. */
export function deleteShareOf(handle: Handle, which: { learnerId: string; id: string }): Promise<number> {
  return createSharesRepository(handle).deleteOfProgram(which.learnerId, which.id);
}
