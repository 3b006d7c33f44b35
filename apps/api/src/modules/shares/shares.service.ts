import type {
  ChangedPart,
  OwnShare,
  ProgramOrigin,
  ProgramShare,
  ShareKind,
  ShareOffer,
} from '@python-learning/contract';
import type { TextFile } from '@python-learning/domain';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Database, Handle } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import {
  createOwnProgramsRepository,
  type OwnProgram,
  programDigest,
  usedByProgram,
} from '../programs/index.ts';
import { changeRecord } from '../record/index.ts';
import { type ConsentRule, findShown, isAllowedToShare } from './may-share.ts';
import { personalDataIn } from './personal-data.ts';
import { qrCode } from './qr-code.ts';
import { shareCode } from './share-code.ts';
import { dayOf, endsAt } from './share-days.ts';
import { type OfferDeps, shareOffer } from './share-offer.ts';
import { createSharesRepository, type Share, type Snapshot } from './shares.repository.ts';

export type OwnSharesDeps = OfferDeps & {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  limiter: RateLimiter;
  /** Of the addresses that are sent: scheme, host and port. */
  publicOrigin: string;
};

type RefuseUnknown = Refuse<'not_found'>;
/** For what leaves a link open. */
type RefuseKept = Refuse<'not_found' | 'consent_missing'>;
type RefuseShare = Refuse<
  | 'validation_failed'
  | 'not_found'
  | 'storage_full'
  | 'shares_full'
  | 'share_closed'
  | 'copy_unchanged'
  | 'nothing_to_share'
  | 'consent_missing'
>;

type Which = { learnerId: string; id: string };
type Wish = { kind: ShareKind; changed: ChangedPart | null };

/** The links to the own programs of a learner, of which each has one at most. */
export interface SharesService {
  list(learnerId: string): Promise<OwnShare[]>;
  get(refuse: RefuseUnknown, which: Which): Promise<ProgramShare>;
  /** Shares the program as it is stored, or replaces the snapshot of its link. */
  share(refuse: RefuseShare, which: Which, wish: Wish): Promise<ProgramShare>;
  changeKind(refuse: RefuseKept, which: Which, kind: ShareKind): Promise<OwnShare>;
  /** Counts as a visit. */
  keep(refuse: RefuseKept, which: Which): Promise<OwnShare>;
  /** Does nothing for a program without a link: an answer may have been lost. */
  end(refuse: Refuse<'not_found' | 'share_closed'>, which: Which): Promise<void>;
}

export function createSharesService(deps: OwnSharesDeps): SharesService {
  const { db, publicOrigin } = deps;
  return {
    list: async (learnerId) => {
      const programs = await createOwnProgramsRepository(db).list(learnerId);
      const programById = new Map(programs.map((program) => [program.id, program]));
      const shares = await createSharesRepository(db).list(learnerId);
      // A program that was deleted between the two reads has no link any more.
      return shares.flatMap((share) => {
        const program = programById.get(share.programId ?? '');
        return program === undefined ? [] : [ownShareAnswer(publicOrigin, share, program)];
      });
    },
    get: async (refuse, which) => {
      await takeTurn(deps, which.learnerId);
      return programShareAnswer(db, deps, which.learnerId, await read(db, refuse, which));
    },
    share: (refuse, which, wish) => shareProgram(deps, refuse, which, wish),
    changeKind: (refuse, which, kind) =>
      changeShare(deps, refuse, which, (handle, { id }) =>
        createSharesRepository(handle).changeKind(id, kind),
      ),
    keep: (refuse, which) =>
      changeShare(deps, refuse, which, (handle, { id }) =>
        createSharesRepository(handle).visit(id, dayOf(deps.clock.now())),
      ),
    end: (refuse, which) => end(deps, refuse, which),
  };
}

/** Calls about the link of a program in a minute, for one learner: reading one compares programs. */
const callsPerMinute = 60;

function takeTurn({ limiter }: OwnSharesDeps, learnerId: string): Promise<number> {
  return limiter.take(`share:${learnerId}`, callsPerMinute, 60);
}

const refusalOf = {
  empty: 'nothing_to_share',
  unchanged_copy: 'copy_unchanged',
  no_consent: 'consent_missing',
  closed: 'share_closed',
  full: 'shares_full',
} as const satisfies Record<Exclude<ShareOffer, 'offered'>, string>;

async function shareProgram(
  deps: OwnSharesDeps,
  refuse: RefuseShare,
  which: Which,
  wish: Wish,
): Promise<ProgramShare> {
  const { db, clock } = deps;
  const { learnerId } = which;
  await takeTurn(deps, learnerId);
  const at = clock.now();
  return changeRecord(db, { learnerId, at }, async ({ storedBytes }, handle, stored) => {
    const { program, share } = await read(handle, refuse, which);
    if (share !== null && share.closedFor !== null) throw refuse('share_closed');
    const offer = await shareOffer(handle, deps, { learnerId, program, share });
    if (offer !== 'offered') throw refuse(refusalOf[offer]);
    const changed = wish.changed ?? share?.changed ?? null;
    if (program.origin !== null && changed === null)
      throw refuse('validation_failed', { fields: { changed: [{ code: 'required' }] } });
    if (!(await storedBytes.hasRoom(learnerId, at, stored))) throw refuse('storage_full');
    const snapshot = snapshotOf(program, { ...wish, changed: program.origin === null ? null : changed }, at);
    await storedBytes.change(
      learnerId,
      await write(handle, deps, { learnerId, program, share }, snapshot),
      at,
    );
    return programShareAnswer(handle, deps, learnerId, await read(handle, refuse, which));
  });
}

function write(
  handle: Handle,
  { randomness }: OwnSharesDeps,
  { learnerId, program, share }: Shown & { learnerId: string },
  snapshot: Snapshot,
): Promise<number> {
  const shares = createSharesRepository(handle);
  const visitedOn = dayOf(snapshot.shownAt);
  if (share !== null) return shares.renew(share.id, snapshot, visitedOn);
  const { id: programId, origin } = program;
  const [id, code] = [randomness.id(), shareCode(randomness.token())];
  return shares.add({ ...snapshot, id, learnerId, programId, code, origin, visitedOn });
}

function snapshotOf(program: OwnProgram, wish: Wish, shownAt: Date): Snapshot {
  const { title, code, inputs, givenFiles, version } = program;
  const used = usedByProgram(code);
  return {
    title,
    source: code,
    inputs,
    files: givenFiles,
    readsInput: used.input,
    draws: used.drawing,
    lacksFiles: used.files && keepsOwnFiles(program),
    digest: programDigest(code),
    version,
    ...wish,
    shownAt,
  };
}

/** Whether the runs of a program left a file that it was not begun with, or changed one. */
function keepsOwnFiles({ files, givenFiles }: OwnProgram): boolean {
  const isGiven = ({ name, text }: TextFile) =>
    givenFiles.some((given) => given.name === name && given.text === text);
  return !files.every(isGiven);
}

async function changeShare(
  deps: OwnSharesDeps,
  refuse: RefuseKept,
  which: Which,
  change: (handle: Handle, share: Share) => Promise<void>,
): Promise<OwnShare> {
  const { db, clock, publicOrigin } = deps;
  await takeTurn(deps, which.learnerId);
  return changeRecord(db, { learnerId: which.learnerId, at: clock.now() }, async (_record, handle) => {
    const { share: former } = await read(handle, refuse, which);
    if (former === null) throw refuse('not_found');
    if (!(await isAllowedToShare(handle, deps.consent, which.learnerId))) throw refuse('consent_missing');
    await change(handle, former);
    const { program, share } = await read(handle, refuse, which);
    return ownShareAnswer(publicOrigin, share ?? former, program);
  });
}

async function end(
  deps: OwnSharesDeps,
  refuse: Refuse<'not_found' | 'share_closed'>,
  which: Which,
): Promise<void> {
  const { learnerId } = which;
  await takeTurn(deps, learnerId);
  const at = deps.clock.now();
  await changeRecord(deps.db, { learnerId, at }, async ({ storedBytes }, handle) => {
    const { share } = await read(handle, refuse, which);
    if (share === null) return;
    if (share.closedFor !== null) throw refuse('share_closed');
    await storedBytes.change(learnerId, await createSharesRepository(handle).delete(share.id), at);
  });
}

/** A program with its link; null for one without. */
type Shown = { program: OwnProgram; share: Share | null };

async function read(handle: Handle, refuse: RefuseUnknown, { learnerId, id }: Which): Promise<Shown> {
  const program = await createOwnProgramsRepository(handle).find(learnerId, id);
  if (program === null) throw refuse('not_found');
  return { program, share: await createSharesRepository(handle).findOfProgram(learnerId, id) };
}

async function programShareAnswer(
  handle: Handle,
  deps: OwnSharesDeps,
  learnerId: string,
  { program, share }: Shown,
): Promise<ProgramShare> {
  const answer = share === null ? null : ownShareAnswer(deps.publicOrigin, share, program);
  return {
    share: answer,
    qr: answer === null ? null : qrCode(answer.address),
    offer: await shareOffer(handle, deps, { learnerId, program, share }),
    origin: await originAnswer(handle, deps.consent, program.origin),
    needs_changed: program.origin !== null && (share?.changed ?? null) === null,
    personal_data: personalDataIn(program),
  };
}

/** What is told of where a program comes from. */
export async function originAnswer(
  handle: Handle,
  rule: ConsentRule,
  origin: Share['origin'],
): Promise<ProgramOrigin | null> {
  if (origin === null) return null;
  if (origin.kind === 'task') return { kind: 'task', id: origin.id };
  const share = await findShown(handle, rule, origin.id);
  return { kind: 'share', title: share?.title ?? null, code: share?.code ?? null };
}

function ownShareAnswer(
  publicOrigin: string,
  share: Share,
  { id, title, version }: Pick<OwnProgram, 'id' | 'title' | 'version'>,
): OwnShare {
  return {
    program_id: id,
    title: share.title,
    code: share.code,
    address: `${publicOrigin}/p/${share.code}`,
    kind: share.kind,
    changed: share.changed,
    shown_at: share.shownAt.toISOString(),
    is_current: share.version === version && share.title === title,
    closed_for: share.closedFor,
    ends_at: share.closedFor === null ? endsAt(share) : null,
  };
}
