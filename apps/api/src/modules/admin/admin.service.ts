import { closingReasons } from '@python-learning/contract';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import { type Database, withTransaction } from '../../platform/db/database.ts';
import { createAccountsRepository, type FoundLearner } from '../auth/index.ts';
import { type ContactMessage, createContactRepository } from '../contact/index.ts';
import type { OrderDetails, PaymentsAdmin } from '../payments/index.ts';
import type { ReportedShare, Share, SharesAdmin } from '../shares/index.ts';
import { createEntitlementPeriods, type SubscriptionsRepository } from '../subscriptions/index.ts';
import { createAdminRepository } from './admin.repository.ts';
import { type AdminCommand, adminHelp } from './admin-arguments.ts';
import { AdminError } from './admin-error.ts';
import { type CourseQuestions, courseReport } from './course-report.ts';
import { courseReportLines } from './course-report-text.ts';

export type AdminDeps = {
  db: Database;
  clock: Clock;
  randomness: Randomness;
  subscriptions: SubscriptionsRepository;
  paymentsAdmin: PaymentsAdmin;
  sharesAdmin: SharesAdmin;
  /** Reads the course, which takes a moment. */
  loadCourse: () => CourseQuestions;
  /** Name of the acting person, for the record. */
  actor: string;
};

type Run = (deps: AdminDeps, command: AdminCommand) => Promise<string[]>;

const listMost = 50;

/** Runs one command and resolves with the text to print. Throws AdminError with a sentence for staff. */
export async function runAdminCommand(deps: AdminDeps, command: AdminCommand): Promise<string> {
  const lines = await runs[command.name](deps, command);
  return lines.map(terminalLine).join('\n');
}

const runs: Readonly<Record<AdminCommand['name'], Run>> = {
  help: async () => adminHelp().split('\n'),
  show,
  grant,
  end,
  refund: async (deps, command) => {
    const { about: orderId, byHand } = command;
    await recordOrderAct(deps, command);
    const state = await deps.paymentsAdmin.payBack(orderId, { byHand });
    return [
      state === 'refunded'
        ? `${orderId} is paid back, and its time has ended.`
        : `${orderId}: the provider does not answer. It is tried again every ten minutes.`,
    ];
  },
  'refuse-refund': async (deps, command) => {
    await recordOrderAct(deps, command);
    await deps.paymentsAdmin.refuse(command.about);
    return [`The request for ${command.about} is refused, and answered by mail.`];
  },
  refunds: async ({ paymentsAdmin }) => {
    const waiting = await paymentsAdmin.listRefundRequests(listMost);
    return listed('No refund request is waiting.', waiting.map(requestLine));
  },
  attention: async ({ paymentsAdmin }) => {
    const orders = await paymentsAdmin.listNeedingReview(listMost);
    return listed('No order needs a person.', orders.flatMap(orderLines));
  },
  resolve: async (deps, command) => {
    await recordOrderAct(deps, command);
    await deps.paymentsAdmin.markResolved(command.about);
    return [`${command.about} is resolved.`];
  },
  messages: async (deps) => {
    await record(deps, { act: 'messages', learnerId: null, orderId: null, reason: null });
    const messages = await createContactRepository(deps.db).list(listMost);
    return listed('No messages.', messages.flatMap(messageLines));
  },
  shares: async ({ sharesAdmin }) => {
    const reported = await sharesAdmin.listReported(listMost);
    return listed('No shared program was reported.', reported.map(reportedLine));
  },
  'show-share': showShare,
  'close-share': closeShare,
  'reopen-share': async (deps, command) => {
    const share = await getShare(deps, command.about);
    await record(deps, {
      act: command.name,
      learnerId: share.learnerId,
      orderId: null,
      reason: command.reason,
    });
    await deps.sharesAdmin.decide(share, null);
    return [
      share.programId === null
        ? `${share.code} is forgotten: its program was deleted. The same program may be shared again.`
        : `${share.code} is open, and nobody has reported it since.`,
    ];
  },
  sharing: recordConsent,
  'course-report': async (deps, { asJson }) => {
    const report = await courseReport({ ...deps, course: deps.loadCourse() });
    return asJson ? [JSON.stringify(report)] : courseReportLines(report);
  },
};

async function show(deps: AdminDeps, { about }: AdminCommand): Promise<string[]> {
  const learner = await getLearner(deps, about);
  // Looking at a child's account is recorded too.
  await record(deps, { act: 'show', learnerId: learner.id, orderId: null, reason: null });
  const running = await deps.subscriptions.findRunning(learner.id, deps.clock.now());
  const orders = await deps.paymentsAdmin.listOf(learner.id);
  const acts = await createAdminRepository(deps.db).listActs(learner.id, listMost);
  return [
    `${learner.username} <${learner.email}> ${learner.id}, since ${day(learner.createdAt)}`,
    running === null
      ? 'No subscription.'
      : `${running.planName} until ${running.endsAt.toISOString()} (all that was paid ahead included).`,
    ...listed('No orders.', orders.flatMap(orderLines)),
    ...acts.map(
      ({ actedAt, actor, act, orderId, reason }) =>
        `  ${actedAt.toISOString()} ${actor}: ${[act, orderId, reason].filter(Boolean).join(' · ')}`,
    ),
  ];
}

async function grant(
  deps: AdminDeps,
  { about, choice: planId, days, reason }: AdminCommand,
): Promise<string[]> {
  const learner = await getLearner(deps, about);
  const plan = await deps.subscriptions.findPlan(planId);
  if (plan === null) throw new AdminError(`There is no plan "${planId}".`);
  const at = deps.clock.now();
  const period = await withTransaction(deps.db, async (handle) => {
    await record({ ...deps, db: handle }, { act: 'grant', learnerId: learner.id, orderId: null, reason });
    return createEntitlementPeriods(handle).grant({
      id: deps.randomness.id(),
      learnerId: learner.id,
      planId,
      orderId: null,
      days: days ?? plan.durationDays,
      source: 'grant',
      at,
    });
  });
  if (period === null) throw new AdminError('The account was deleted meanwhile.');
  return [
    `${learner.username}: open from ${period.startsAt.toISOString()} until ${period.endsAt.toISOString()}.`,
  ];
}

async function end(deps: AdminDeps, { about, reason }: AdminCommand): Promise<string[]> {
  const learner = await getLearner(deps, about);
  return withTransaction(deps.db, async (handle) => {
    if (!(await createEntitlementPeriods(handle).endAll(learner.id, deps.clock.now())))
      throw new AdminError(`${learner.username} has no subscription to end.`);
    await record({ ...deps, db: handle }, { act: 'end', learnerId: learner.id, orderId: null, reason });
    return [`${learner.username}: the subscription has ended. No money was paid back by this.`];
  });
}

async function showShare(deps: AdminDeps, { name, about }: AdminCommand): Promise<string[]> {
  const share = await getShare(deps, about);
  await record(deps, { act: name, learnerId: share.learnerId, orderId: null, reason: null });
  const state = share.closedFor === null ? 'open' : `closed: ${share.closedFor}`;
  return [
    `${share.code} "${share.title}" (${share.kind}), ${state}, shown ${day(share.shownAt)}, last visit ${share.visitedOn}, of ${share.learnerId}`,
    ...share.source.split('\n').map((line) => `    ${line}`),
    ...share.inputs.map((line) => `  > ${line}`),
  ];
}

async function closeShare(deps: AdminDeps, { name, about, choice, reason }: AdminCommand): Promise<string[]> {
  const closedFor = closingReasons.find((one) => one === choice);
  if (closedFor === undefined) throw new AdminError(`Say why: one of ${closingReasons.join(', ')}.`);
  const share = await getShare(deps, about);
  await record(deps, { act: name, learnerId: share.learnerId, orderId: null, reason });
  await deps.sharesAdmin.decide(share, closedFor);
  return [`${share.code} is closed. Its owner reads why, and cannot share the program again.`];
}

async function recordConsent(
  deps: AdminDeps,
  { name, about, choice, reason }: AdminCommand,
): Promise<string[]> {
  if (choice !== 'yes' && choice !== 'no')
    throw new AdminError('Say whether the guardian agrees: yes or no.');
  const learner = await getLearner(deps, about);
  await record(deps, { act: name, learnerId: learner.id, orderId: null, reason });
  const ended = await deps.sharesAdmin.recordConsent(learner.id, choice === 'yes');
  return [
    choice === 'yes'
      ? `${learner.username} may share programs.`
      : `${learner.username} may not share programs. ${ended} links have ended.`,
  ];
}

async function getShare({ sharesAdmin }: AdminDeps, code: string): Promise<Share> {
  const share = await sharesAdmin.find(code);
  if (share === null) throw new AdminError(`There is no shared program ${code}.`);
  return share;
}

async function getLearner({ db }: AdminDeps, name: string): Promise<FoundLearner> {
  const learner = await createAccountsRepository(db).find(name);
  if (learner === null) throw new AdminError(`No learner has the address, username or id "${name}".`);
  return learner;
}

/** Records the act before it begins, so that an interrupted one is on record too. */
async function recordOrderAct(deps: AdminDeps, { name, about, reason }: AdminCommand): Promise<void> {
  const order = await deps.paymentsAdmin.find(about);
  if (order === null) throw new AdminError(`There is no order ${about}.`);
  await record(deps, { act: name, learnerId: order.learnerId, orderId: about, reason });
}

function record(
  {
    db,
    clock,
    actor,
  }: Pick<AdminDeps, 'clock' | 'actor'> & { db: Parameters<typeof createAdminRepository>[0] },
  act: { act: string; learnerId: string | null; orderId: string | null; reason: string | null },
): Promise<void> {
  return createAdminRepository(db).recordAct({ ...act, actor, actedAt: clock.now() });
}

function listed(none: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [none] : [...lines];
}

function messageLines({ createdAt, isSubscriber, fullName, email, message }: ContactMessage): string[] {
  const from = `${day(createdAt)} ${isSubscriber ? '[subscriber] ' : ''}${fullName} <${email}>`;
  return [from, ...message.split(/\r?\n/).map((line) => `    ${line}`)];
}

function orderLines({ order, ledger, request }: OrderDetails): string[] {
  const attention = order.attention === null ? '' : ` !! ${order.attention}`;
  const refund = request === null ? '' : `, refund ${request.state}`;
  return [
    `  ${order.id} ${order.planName} ${dollars(order.amountCents)} ${order.state} ${day(order.createdAt)}${refund}${attention}`,
    ...ledger.map(
      (row) =>
        `    ${row.bookedAt.toISOString()} ${row.kind} ${row.currency} ${dollars(row.amountCents)} ${row.paymentId}`,
    ),
  ];
}

function reportedLine({ code, title, reasons, firstAt }: ReportedShare): string {
  const counts = reasons.map(({ reason, count }) => `${reason} ${count}`);
  return `  ${code} "${title}" since ${day(firstAt)}: ${counts.join(', ')}`;
}

function requestLine({ order, request }: OrderDetails): string {
  const completed = request?.completedPercent == null ? '' : `, ${request.completedPercent}% completed`;
  const asked = request === null ? '' : day(request.requestedAt);
  return `  ${order.id} ${order.planName} ${dollars(order.amountCents)}, asked ${asked}${completed}`;
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

function day(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/**
 * Makes a text safe to print as one terminal line. Text from strangers may contain characters that move the cursor,
 * colour or hide output, or change the writing direction, and so pass one message off as another. Each becomes a space.
 */
export function terminalLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ');
}
