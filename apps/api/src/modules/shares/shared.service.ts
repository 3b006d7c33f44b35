import type {
  OwnProgram,
  ReportReason,
  RunResult,
  SharedProgram as SharedProgramAnswer,
} from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { type Keys, sign } from '../../platform/crypto/keys.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { Once } from '../../platform/http/handler.ts';
import { type RateLimiter, tooManyRequests } from '../../platform/limits/rate-limiter.ts';
import { visitorsOf } from '../../platform/limits/visitors.ts';
import { addProgram, type RefuseNew } from '../programs/index.ts';
import { openTask, type RefuseRun, type SubmitDeps, shownInputs, submit } from '../submissions/index.ts';
import { type ConsentRule, findShown } from './may-share.ts';
import { createReportsRepository } from './reports.repository.ts';
import { readShareCode } from './share-code.ts';
import { dayOf } from './share-days.ts';
import { createShareRunTime } from './share-run-time.ts';
import { createSharesRepository, type Share } from './shares.repository.ts';
import { originAnswer } from './shares.service.ts';

export type SharedDeps = SubmitDeps & {
  clock: Clock;
  randomness: Randomness;
  keys: Keys;
  limiter: RateLimiter;
  consent: ConsentRule;
};

/** A link that somebody opens. `network` is for the limits alone. */
type Opened = { code: string; network: string };

type Run = Opened & {
  /** Who runs it; null for a visitor, who shares the limits of the network. */
  learnerId: string | null;
  inputs?: readonly string[] | undefined;
  inputs_complete?: boolean | undefined;
  chance: number;
  language: Language;
  signal: AbortSignal;
  refuse: RefuseRun & RefuseUnknown;
};

type RefuseUnknown = Refuse<'not_found'>;

/**
 * Shared programs for strangers, by their code. A code that is wrong, has ended or was closed is not found, whichever it is.
 * A network that asks for very many wrong codes, or runs very much, is refused with `too_many_requests`.
 */
export interface SharedService {
  open(refuse: RefuseUnknown, opened: Opened, learnerId: string | null): Promise<SharedProgramAnswer>;
  /** Counts as a visit, whose day is kept, and nothing of the visitor. */
  run(run: Run): Promise<RunResult>;
  /** Beyond the limit of its network a report counts nothing: the child who reports last must not read that it failed. */
  report(refuse: RefuseUnknown, opened: Opened, reason: ReportReason): Promise<void>;
  /** Begins a program of the learner's own with the shared code. */
  copy(
    refuse: RefuseUnknown & RefuseNew,
    once: Once<OwnProgram>,
    opened: Opened & { learnerId: string },
  ): Promise<OwnProgram>;
}

/** Limits of strangers. Those of networks are high: a class, or a town, may share one address. */
export const sharedLimits = {
  wrongCodesPerNetworkAndMinute: 300,
  /** Each line that somebody types in a dialogue is a run. */
  runsPerNetworkAndMinute: 600,
  reportsPerNetworkAndHour: 20,
  /** More reports of one link for the same reason say nothing new. */
  reportsPerLinkAndReason: 50,
  copiesPerMinute: 20,
} as const;

/** Enough for a drawing of some thousand steps; half of what a learner's run may take. */
const runLimits = {
  caseCpuMs: 1000,
  submissionCpuMs: 1000,
  heapGrowthBytes: 32 * 2 ** 20,
  outputBytes: 32 * 2 ** 10,
};

export function createSharedService(deps: SharedDeps): SharedService {
  const { db, limiter } = deps;
  return {
    open: async (refuse, opened, learnerId) => {
      const share = await getOpen(deps, refuse, opened);
      return sharedAnswer(share, await originAnswer(db, deps.consent, share.origin), learnerId);
    },
    run: (run) => runShared(deps, run),
    report: (refuse, opened, reason) => report(deps, refuse, opened, reason),
    copy: async (refuse, once, { learnerId, ...opened }) => {
      const { kind, code, title, source, inputs, files, digest } = await getOpen(deps, refuse, opened);
      if (kind === 'play') throw refuse('not_found');
      await limiter.take(`copy-shared:${learnerId}`, sharedLimits.copiesPerMinute, 60);
      const program = {
        learnerId,
        title,
        code: source,
        inputs,
        files,
        givenFiles: files,
        origin: { kind: 'share', id: code, digest } as const,
      };
      return once((handle) => addProgram(handle, deps, refuse, program));
    },
  };
}

/** Counts wrong codes. A guesser beyond the limit is answered alike for a right one. */
async function getOpen(
  { db, keys, limiter, consent }: SharedDeps,
  refuse: RefuseUnknown,
  { code: typed, network }: Opened,
): Promise<Share> {
  const hidden = sign(keys.current.log, network);
  const limit = sharedLimits.wrongCodesPerNetworkAndMinute;
  const looked = await limiter.reserve(`shared:${hidden}`, 1, { limit, windowS: 60 });
  if (!looked.isGranted) throw tooManyRequests(looked.retryAfterS);
  const code = readShareCode(typed);
  const share = code === null ? null : await findShown(db, consent, code);
  if (share === null) throw refuse('not_found');
  await looked.settle(0);
  return share;
}

async function runShared(
  deps: SharedDeps,
  { code, network, chance, learnerId, ...sent }: Run,
): Promise<RunResult> {
  const share = await getOpen(deps, sent.refuse, { code, network });
  const today = dayOf(deps.clock.now());
  if (share.visitedOn < today || share.noticedAt !== null)
    await createSharesRepository(deps.db).visit(share.id, today);
  const attempt = {
    ...sent,
    code: share.source,
    learnerId: learnerId ?? visitorsOf(network),
    at: deps.clock.now(),
    admission: null,
  };
  // The id is a part of the seed.
  const open = openTask({
    id: `${share.code} ${chance}`,
    starter: share.source,
    milestone: 1,
    shown: shownInputs({ ...sent, inputs: sent.inputs ?? [] }, null),
  });
  const hidesSource = share.kind === 'play';
  const task = { ...open, files: share.files, limits: runLimits, runsUnguessed: true, hidesSource };
  const runTime = createShareRunTime(deps, share.code);
  const runsPerMinute = learnerId === null ? sharedLimits.runsPerNetworkAndMinute : deps.runsPerMinute;
  return submit({ ...deps, runTime, runsPerMinute }, task, attempt);
}

async function report(
  deps: SharedDeps,
  refuse: RefuseUnknown,
  opened: Opened,
  reason: ReportReason,
): Promise<void> {
  const { db, clock, keys, limiter } = deps;
  const share = await getOpen(deps, refuse, opened);
  const hidden = sign(keys.current.log, opened.network);
  const limit = sharedLimits.reportsPerNetworkAndHour;
  const counted = await limiter.reserve(`report-from:${hidden}`, 1, { limit, windowS: 3600 });
  if (!counted.isGranted) return;
  await createReportsRepository(db).count(
    { shareId: share.id, reason },
    { at: clock.now(), most: sharedLimits.reportsPerLinkAndReason },
  );
}

function sharedAnswer(
  share: Share,
  origin: SharedProgramAnswer['origin'],
  learnerId: string | null,
): SharedProgramAnswer {
  return {
    code: share.code,
    title: share.title,
    kind: share.kind,
    source: share.kind === 'code' ? share.source : null,
    inputs: [...share.inputs],
    reads_input: share.readsInput,
    draws: share.draws,
    lacks_files: share.lacksFiles,
    changed: share.changed,
    origin,
    shown_at: share.shownAt.toISOString(),
    is_own: share.learnerId === learnerId,
  };
}
