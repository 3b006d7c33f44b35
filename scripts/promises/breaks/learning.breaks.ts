import type { PromiseBreak } from '../promise-break.ts';

const modules = 'apps/api/src/modules';

/** Promises about learning, what is paid for it, and payments. */
export const learningBreaks: readonly PromiseBreak[] = [
  {
    promise: 'security 33',
    does: 'the signature of a notification is not compared',
    file: `${modules}/payments/providers/payhere/payhere-protocol.ts`,
    find: 'if (!isSame(md5sig.toUpperCase(), notificationSignature(fields, merchantSecret))) return null;',
    replace: 'void md5sig;',
    title: 'with anything signed changed is refused, and told in the log without names',
  },
  {
    promise: 'security 37',
    does: 'every milestone is open to every learner',
    file: `${modules}/course/course.service.ts`,
    find: 'if (await deps.entitlements.hasAccess(learnerId, deps.clock.now())) return milestone;',
    replace: 'return milestone;',
    title: '%s needs a subscription that runs',
  },
  {
    promise: 'security 37',
    does: 'a subscription has no end',
    file: `${modules}/subscriptions/index.ts`,
    find: 'repository.hasEntitlement(learnerId, at)',
    replace: 'repository.hasEntitlement(learnerId, new Date(0)).then((has) => has || at > new Date(0))',
    title: 'are open while a subscription runs, and closed after its end',
  },
  {
    promise: 'security 38',
    does: 'an exercise is found for every learner',
    file: `${modules}/personalized/exercise.repository.ts`,
    find: "const row = await select(db, learnerId).where('id', '=', id).executeTakeFirst();",
    replace:
      "const owner = await db.selectFrom('personalized_exercises').select('learner_id').where('id', '=', id).executeTakeFirst();\n      const row = await select(db, owner?.learner_id ?? learnerId).where('id', '=', id).executeTakeFirst();",
    title: 'is seen and run by its learner alone',
  },
  {
    promise: 'security 39',
    does: 'a learner may go to any milestone',
    file: `${modules}/progress/milestone-rules.ts`,
    find: 'return Math.max(firstOrder, ...reached);',
    replace: 'return Math.max(99, firstOrder, ...reached);',
    title: 'goes to the successor of a completed milestone and back, never further',
  },
  {
    promise: 'security 39',
    does: 'a mark is set for what was not done',
    file: `${modules}/progress/progress.service.ts`,
    find: 'await rule.requireDone(refuse, record, mark.learnerId, milestone);',
    replace: '',
    title: 'needs every question solved',
  },
  {
    promise: 'security 39',
    does: 'the harness is believed when it says that there was no error',
    file: 'packages/python/src/core/run-step.ts',
    find: 'if (explanation !== null) told.error = withType(explanation, type);',
    replace: 'told.error = explanation === null ? null : withType(explanation, type);',
    title: 'does not make a wrong answer right: %s',
  },
  {
    promise: 'security 40',
    does: 'points are booked as often as they are asked for',
    file: 'apps/api/migrations/0015_points_by_kind.sql',
    find: 'add primary key (learner_id, kind, subject),',
    replace: 'add column again bigserial primary key,',
    title: 'gives its points once when it is sent twenty times at the same moment',
  },
  {
    promise: 'security 41',
    does: 'a question is sent with its answer',
    file: `${modules}/cards/shown-card.ts`,
    find: 'audio_url_2: mcq.spoken === null ? null :',
    replace: 'audio_url_2: mcq.spoken === null ? mcq.right :',
    title: 'are asked without a trace of the answers',
  },
  {
    promise: 'security 42',
    does: 'a wrong answer that is sent as a right one gives points',
    file: `${modules}/exercise/exercise.service.ts`,
    find: 'if (!isCorrect) return;',
    replace: '',
    title: 'takes no score from the one who answers',
  },
  {
    promise: 'security 43',
    does: 'the price is not that of the plan',
    file: `${modules}/payments/checkout.service.ts`,
    find: 'const price = { amountCents: plan.amount_cents, currency };',
    replace: 'const price = { amountCents: 1, currency };',
    title: 'takes the price from the plan, whatever is sent besides',
  },
  {
    promise: 'security 44',
    does: 'a learner without a subscription is told one',
    file: `${modules}/subscriptions/subscriptions.service.ts`,
    find: "if (running === null) throw refuse('not_found');",
    replace:
      "if (running === null) return { plan: { id: 'none', name: 'none' }, end_date: clock.now().toISOString() };",
    title: 'is not found when there is none, nor when it has ended',
  },
  {
    promise: 'security 45',
    does: 'each repeated notification has the effects of the first',
    file: `${modules}/payments/settle-order.ts`,
    find: 'if (state !== order.state) await changeState(',
    replace: 'await changeState(',
    title: 'that comes twenty times at once pays once',
  },
];
