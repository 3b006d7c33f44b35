import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './id.ts';
import { ownProgram } from './programs.contract.ts';
import { longTextsOfRun, runResult } from './run-result.ts';
import { inputLine, submissionLimits } from './submissions.ts';

/** How many links a learner may have, how long one lives without a run, and when its owner is told. */
export const shareLimits = {
  maxShares: 30,
  daysWithoutVisit: 180,
  noticeDays: 30,
  /** Letters of a code. They are written small; capitals are read as well. */
  codeLength: 10,
};

/** `play` shows what the program does, `code` its text too, which then can be copied. */
export const shareKinds = ['play', 'code'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What a learner changed in a copy. One is tapped before a copy is shared, and its page says it. */
export const changedParts = ['words', 'numbers', 'colours', 'drawing', 'rules', 'additions'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** Why a stranger reports a shared program. */
export const reportReasons = [
  'personal_data',
  'hurtful',
  'frightening',
  'advertising',
  'copied',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Why our team closed a link. */
export const closingReasons = ['personal_data', 'hurtful', 'unsuitable', 'copied', 'other'] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** Where a program was copied from. */
const origin = z.discriminatedUnion('kind', [
  /** A question of the course. */
  z.object({ kind: z.literal('task'), id }),
  /** A shared program. Its title and code are null when its link has ended. */
  z.object({ kind: z.literal('share'), title: z.nullable(z.string()), code: z.nullable(z.string()) }),
]);
export type ProgramOrigin = z.output<typeof origin>;

export const ownShare = z.object({
  program_id: id,
  /** Of the snapshot, as strangers see it. */
  title: z.string(),
  code: z.string(),
  /** The whole address to send. */
  address: z.string(),
  kind: z.enum(shareKinds),
  changed: z.nullable(z.enum(changedParts)),
  /** When the snapshot was taken. */
  shown_at: z.iso.datetime(),
  /** False when the program has changed since: "show the new version" takes another snapshot. */
  is_current: z.boolean(),
  /** Why our team closed it; null for an open link. */
  closed_for: z.nullable(z.enum(closingReasons)),
  /** When the link ends if nobody runs it; null while that is further away than the notice. */
  ends_at: z.nullable(z.iso.datetime()),
});
export type OwnShare = z.output<typeof ownShare>;

/** Something in a text or a comment that looks like personal data. Nothing is refused because of it. */
export const personalDataHint = z.object({
  looks_like: z.enum(['phone', 'email', 'account', 'address', 'full_name']),
  /** Where it is: in a line of the code, in the title, or in what was typed. */
  place: z.enum(['code', 'title', 'inputs']),
  /** Line of the code or of the inputs, counted from 1; null for the title. */
  line: z.nullable(z.int()),
  /** The words themselves. */
  excerpt: z.string(),
});
export type PersonalDataHint = z.output<typeof personalDataHint>;

/**
 * Whether a program may be shared: `offered`, or why not. `empty` has no line that runs, `unchanged_copy` is a task or
 * another's program without a change, `no_consent` waits for the consent of a guardian, `closed` is a program to which our
 * team closed a link, and `full` is said where there is no room for another link.
 */
export const shareOffers = ['offered', 'empty', 'unchanged_copy', 'no_consent', 'closed', 'full'] as const;
export type ShareOffer = (typeof shareOffers)[number];

export const programShare = z.object({
  /** The link of the program; null when it has none. */
  share: z.nullable(ownShare),
  /** The QR code of the address: dark squares as a path of SVG on a square of `size` units. Null without a link. */
  qr: z.nullable(z.object({ size: z.int(), path: z.string() })),
  offer: z.enum(shareOffers),
  /** Where the program was copied from; null for one that was begun empty or brought along. */
  origin: z.nullable(origin),
  /** True for a changed copy: sharing it needs `changed`. */
  needs_changed: z.boolean(),
  personal_data: z.array(personalDataHint),
});
export type ProgramShare = z.output<typeof programShare>;

export const sharedProgram = z.object({
  code: z.string(),
  title: z.string(),
  kind: z.enum(shareKinds),
  /** The text of the program; null for the kind `play`. */
  source: z.nullable(z.string()),
  /** Lines that its owner typed in the last run. */
  inputs: z.array(z.string()),
  /** True when it asks for input, so that a visitor starts it. */
  reads_input: z.boolean(),
  /** True when it imports a drawing module, so that the page can load early what shows drawings. */
  draws: z.boolean(),
  /** True when it opens files and the runs of its owner keep some that a run by a stranger begins without. */
  lacks_files: z.boolean(),
  /** What was changed in a copy; null for a program that is no copy. */
  changed: z.nullable(z.enum(changedParts)),
  origin: z.nullable(origin),
  shown_at: z.iso.datetime(),
  /** True for its owner. */
  is_own: z.boolean(),
});
export type SharedProgram = z.output<typeof sharedProgram>;

const codeParams = z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)) });

export const sharesContract = defineEndpoints({
  shares: {
    method: 'GET',
    path: '/shares/',
    access: 'learner',
    summary: 'The links of this learner, the newest snapshot first.',
    status: 200,
    response: z.array(ownShare),
    errors: [],
  },
  programShare: {
    method: 'GET',
    path: '/programs/:id/share/',
    access: 'learner',
    summary:
      'The link of an own program, or whether it may have one, and what in it looks like personal data.',
    params: idParams,
    status: 200,
    response: programShare,
    errors: ['not_found'],
  },
  shareProgram: {
    method: 'POST',
    path: '/programs/:id/share/',
    access: 'learner',
    summary:
      'Share an own program as it is stored now. With a link already, its snapshot is replaced under the same code.',
    params: idParams,
    body: z.object({ kind: z.enum(shareKinds), changed: z.optional(z.enum(changedParts)) }),
    repeatable: true,
    status: 200,
    response: programShare,
    errors: [
      'validation_failed',
      'not_found',
      'storage_full',
      'shares_full',
      'share_closed',
      'copy_unchanged',
      'nothing_to_share',
      'consent_missing',
    ],
  },
  changeShareKind: {
    method: 'POST',
    path: '/programs/:id/share/kind/',
    access: 'learner',
    summary: 'Show the text of a shared program, or hide it. The snapshot stays.',
    params: idParams,
    body: z.object({ kind: z.enum(shareKinds) }),
    repeatable: true,
    status: 200,
    response: ownShare,
    errors: ['validation_failed', 'not_found', 'consent_missing'],
  },
  keepShare: {
    method: 'POST',
    path: '/programs/:id/share/keep/',
    access: 'learner',
    summary: 'Keep a link that nobody has run for a long time, as a run does.',
    params: idParams,
    repeatable: true,
    status: 200,
    response: ownShare,
    errors: ['not_found', 'consent_missing'],
  },
  endShare: {
    method: 'POST',
    path: '/programs/:id/share/end/',
    access: 'learner',
    summary: 'End a link. The code never works again. One that our team closed stays closed.',
    params: idParams,
    repeatable: true,
    status: 200,
    response: z.object({}),
    errors: ['not_found', 'share_closed'],
  },
  sharedProgram: {
    method: 'GET',
    path: '/shared/:code/',
    access: 'public',
    summary:
      'A shared program, for a stranger with its code. A wrong, an ended and a closed one are answered alike.',
    params: codeParams,
    status: 200,
    response: sharedProgram,
    errors: ['not_found'],
  },
  runShared: {
    method: 'POST',
    path: '/shared/:code/run/',
    access: 'public',
    summary:
      'Run a shared program. Nothing of the run is kept. Of the kind `play`, nothing is said that shows its text.',
    params: codeParams,
    body: z.object({
      inputs: z.optional(z.array(inputLine).check(z.maxLength(submissionLimits.maxInputs))),
      inputs_complete: z.optional(z.boolean()),
      /**
       * As in the runs of learners, but chosen for each program: the browser does not know the text of one that may only be
       * played.
       */
      chance: z.int(),
    }),
    repeatable: true,
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'not_found', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  reportShared: {
    method: 'POST',
    path: '/shared/:code/report/',
    access: 'public',
    summary: 'Report a shared program to our team. Nothing is kept of who does.',
    params: codeParams,
    body: z.object({ reason: z.enum(reportReasons) }),
    repeatable: true,
    status: 200,
    response: z.object({}),
    errors: ['validation_failed', 'not_found'],
  },
  copyShared: {
    method: 'POST',
    path: '/shared/:code/copy/',
    access: 'learner',
    summary: 'Begin an own program with a shared one, whose code it remembers. Only of the kind `code`.',
    params: codeParams,
    status: 201,
    response: ownProgram,
    errors: ['not_found', 'programs_full', 'storage_full'],
  },
});
