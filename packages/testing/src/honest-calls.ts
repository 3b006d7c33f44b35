import { seedProgress, systemRandomness } from '@python-learning/api';
import { type ArgumentsOf, addressOf, type CallName, readArguments } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import { initiateForm, notify, orderIdOf } from './payments/payer-driver.ts';
import type { PayHereEmulator } from './payments/payhere-emulator.ts';
import type { TestApp, TestLearner } from './test-app.ts';
import type { Answer, TestClient } from './test-client.ts';

/** The app in which honest calls are made, sold by an emulated PayHere. */
export type CallTarget = { app: TestApp; curriculum: Curriculum; payHere: PayHereEmulator };

/** Prepares a call that will succeed, and returns it. */
export type HonestCall = (target: CallTarget) => Promise<() => Promise<Answer>>;

/** A call of the contract as pages make it: one that changes something has a new key. */
function call<N extends CallName>(
  client: TestClient,
  name: N,
  ...sent: ArgumentsOf<N, never>
): Promise<Answer> {
  const { endpoint, params, body } = readArguments(name, sent);
  const headers = endpoint.method === 'GET' ? {} : { 'idempotency-key': systemRandomness.id() };
  return client.request(endpoint.method, addressOf(endpoint, params), body, { headers });
}

const visitor = async ({ app }: CallTarget): Promise<TestClient> => {
  const client = app.newClient();
  await client.call('auth.user');
  return client;
};
/** Has done nothing yet. */
const beginner = ({ app }: CallTarget): Promise<TestLearner> => app.newLearner();
/** Has a subscription, and has completed the course or its beginning. */
const subscriber = async ({ app, curriculum }: CallTarget, completedThroughOrder = 15) => {
  const learner = await app.newLearner();
  const { db, clock } = app;
  const past = { learnerId: learner.id, completedThroughOrder, subscribed: true };
  await seedProgress({ db, clock, randomness: systemRandomness, curriculum }, past);
  return learner;
};

type WhoCalls = (target: CallTarget) => Promise<TestClient>;

/** A call without anything to prepare but its caller. */
const by =
  <N extends CallName>(who: WhoCalls, name: N, ...sent: ArgumentsOf<N, never>): HonestCall =>
  async (target) => {
    const client = await who(target);
    return () => call(client, name, ...sent);
  };

const first = { id: 'hello-python' };
const code = '# prediction: hello\nprint("hello")';
const password = 'thumbi-paradhu-9';
const newAccount = () => {
  const name = `nila${systemRandomness.token().replaceAll(/\W/g, '').slice(0, 10).toLowerCase()}`;
  return { username: name, email: `${name}@example.test`, password };
};
async function mailedCode({ app }: CallTarget, email: string): Promise<string> {
  const [mail] = await app.mailTo(email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
}
const wish = {
  difficulty: 'easy',
  question: 'A program that tells how many days are left until my holidays.',
};
async function exerciseOf(learner: TestLearner): Promise<{ id: string }> {
  const { body } = await learner.call('personalized.createPersonalized', wish);
  return { id: body.id };
}
const newProgram = { title: 'Kolam', code };
async function ownProgramOf(learner: TestLearner): Promise<{ id: string }> {
  const { body } = await learner.call('programs.createProgram', newProgram);
  return { id: body.id };
}
/** A learner with a link to a program, whose text it shows. */
async function sharer(target: CallTarget): Promise<{ learner: TestLearner; id: string; code: string }> {
  const learner = await beginner(target);
  const program = await ownProgramOf(learner);
  const { body } = await learner.call('shares.shareProgram', program, { kind: 'code' });
  return { learner, ...program, code: body.share.code };
}
/** A call of somebody else about a shared program. */
const aboutShared =
  <N extends CallName>(who: WhoCalls, name: N, make: (code: string) => ArgumentsOf<N, never>): HonestCall =>
  async (target) => {
    const { code: shared } = await sharer(target);
    const client = await who(target);
    return () => call(client, name, ...make(shared));
  };
async function paidOrder({ app, payHere }: CallTarget, learner: TestLearner): Promise<string> {
  const checkout = await initiateForm(learner);
  await payHere.open(checkout);
  await notify(app, payHere.pay(orderIdOf(checkout)));
  return orderIdOf(checkout);
}
const changedAt = '2026-01-01T06:30:00Z';

/** One honest call for each call of the contract; a new one without does not compile. */
export const honestCalls = {
  'auth.register': async (target) => {
    const client = await visitor(target);
    return () => call(client, 'auth.register', newAccount());
  },
  'auth.verifyEmail': async (target) => {
    const client = await visitor(target);
    const account = newAccount();
    await client.call('auth.register', account);
    const { email } = account;
    const otp = await mailedCode(target, email);
    return () => call(client, 'auth.verifyEmail', { email, otp });
  },
  'auth.resendOtp': async (target) => {
    const client = await visitor(target);
    const account = newAccount();
    await client.call('auth.register', account);
    target.app.clock.advance(61);
    return () => call(client, 'auth.resendOtp', { email: account.email });
  },
  'auth.login': async (target) => {
    const client = await visitor(target);
    const account = await target.app.newAccount();
    return () => call(client, 'auth.login', { email: account.email, password: account.password });
  },
  'auth.requestLoginCode': async (target) => {
    const client = await visitor(target);
    const { email } = await target.app.newAccount();
    return () => call(client, 'auth.requestLoginCode', { email });
  },
  'auth.user': by(beginner, 'auth.user'),
  'auth.logout': by(beginner, 'auth.logout'),
  'auth.refreshToken': by(beginner, 'auth.refreshToken'),
  'auth.requestPasswordReset': async (target) => {
    const client = await visitor(target);
    const { email } = await target.app.newAccount();
    return () => call(client, 'auth.requestPasswordReset', { email });
  },
  'auth.resetPassword': async (target) => {
    const client = await visitor(target);
    const { email } = await target.app.newAccount();
    await client.call('auth.requestPasswordReset', { email });
    const otp = await mailedCode(target, email);
    return () => call(client, 'auth.resetPassword', { email, otp, new_password: password });
  },
  'auth.changePassword': async (target) => {
    const learner = await beginner(target);
    const change = { current_password: learner.password, new_password: password };
    return () => call(learner, 'auth.changePassword', change);
  },
  'auth.sessions': by(beginner, 'auth.sessions'),
  'auth.endSession': async (target) => {
    const learner = await beginner(target);
    const { email, password: known } = learner;
    await target.app.newClient().call('auth.login', { email, password: known });
    const { body } = await learner.call('auth.sessions');
    const other = body.find((session: { current: boolean }) => !session.current);
    return () => call(learner, 'auth.endSession', { id: other.id });
  },
  'auth.endOtherSessions': by(beginner, 'auth.endOtherSessions'),
  'auth.deleteAccount': async (target) => {
    const learner = await beginner(target);
    const sent = { password: learner.password, confirmation: learner.username };
    return () => call(learner, 'auth.deleteAccount', sent);
  },
  'course.demoVideo': by(visitor, 'course.demoVideo'),
  'course.milestones': by(beginner, 'course.milestones'),
  'course.learnContents': by(beginner, 'course.learnContents', first),
  'practice.questions': by(beginner, 'practice.questions', first),
  'practice.submitCode': by(beginner, 'practice.submitCode', { id: 'm01-q1-predict-snacks' }, { code }),
  'practice.sample': by(beginner, 'practice.sample', { id: 'm01-q6-poster' }),
  'practice.chooseForTask': by(
    beginner,
    'practice.chooseForTask',
    { id: 'm01-q6-poster' },
    { theme: 1, ticks: ['a'] },
  ),
  'practice.openHelp': by(beginner, 'practice.openHelp', { id: 'm01-q1-predict-snacks' }, { rung: 'hint-2' }),
  'practice.runLesson': async (target) => {
    const learner = await beginner(target);
    const id = target.curriculum.milestones[0]?.lessons[0]?.id ?? '';
    return () => call(learner, 'practice.runLesson', { id }, { code });
  },
  'practice.play': async (target) => {
    const learner = await subscriber(target);
    return () => call(learner, 'practice.play', { id: 'm01-q1-predict-snacks' }, { code });
  },
  'practice.traceProgram': by(beginner, 'practice.traceProgram', { code }),
  'practice.runVisitor': by(visitor, 'practice.runVisitor', { code }),
  'practice.saveDraft': by(
    beginner,
    'practice.saveDraft',
    { id: 'm01-q1-predict-snacks' },
    { code, written_at: changedAt },
  ),
  'programs.programs': by(beginner, 'programs.programs'),
  'programs.program': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'programs.program', program);
  },
  'programs.programDrawing': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'programs.programDrawing', program);
  },
  'programs.createProgram': by(beginner, 'programs.createProgram', newProgram),
  'programs.saveProgram': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'programs.saveProgram', program, { code: 'print(2)', version: 1 });
  },
  'programs.renameProgram': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'programs.renameProgram', program, { title: 'Tower' });
  },
  'programs.showProgram': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'programs.showProgram', program, { is_shown: true });
  },
  'programs.deleteProgram': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'programs.deleteProgram', program);
  },
  'programs.deleteProgramFile': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'programs.deleteProgramFile', program, { name: 'scores.txt' });
  },
  'programs.runProgram': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'programs.runProgram', program, { code });
  },
  'shares.shares': by(beginner, 'shares.shares'),
  'shares.programShare': async (target) => {
    const { learner, id } = await sharer(target);
    return () => call(learner, 'shares.programShare', { id });
  },
  'shares.shareProgram': async (target) => {
    const learner = await beginner(target);
    const program = await ownProgramOf(learner);
    return () => call(learner, 'shares.shareProgram', program, { kind: 'play' });
  },
  'shares.changeShareKind': async (target) => {
    const { learner, id } = await sharer(target);
    return () => call(learner, 'shares.changeShareKind', { id }, { kind: 'play' });
  },
  'shares.keepShare': async (target) => {
    const { learner, id } = await sharer(target);
    return () => call(learner, 'shares.keepShare', { id });
  },
  'shares.endShare': async (target) => {
    const { learner, id } = await sharer(target);
    return () => call(learner, 'shares.endShare', { id });
  },
  'shares.sharedProgram': aboutShared(visitor, 'shares.sharedProgram', (shared) => [{ code: shared }]),
  'shares.runShared': aboutShared(visitor, 'shares.runShared', (shared) => [{ code: shared }, { chance: 1 }]),
  'shares.reportShared': aboutShared(visitor, 'shares.reportShared', (shared) => [
    { code: shared },
    { reason: 'hurtful' },
  ]),
  'shares.copyShared': aboutShared(beginner, 'shares.copyShared', (shared) => [{ code: shared }]),
  'exercise.mcqQuestions': by(beginner, 'exercise.mcqQuestions', first),
  'exercise.submitMcq': async (target) => {
    const learner = await beginner(target);
    const mcq = target.curriculum.milestones[0]?.mcqs[0];
    const answer = { selected_option: mcq?.right };
    return () => call(learner, 'exercise.submitMcq', { id: mcq?.id ?? '' }, answer);
  },
  'progress.progress': by(subscriber, 'progress.progress'),
  'progress.updateMilestone': by(subscriber, 'progress.updateMilestone', { milestone_id: first.id }),
  'progress.markVideoWatched': by(beginner, 'progress.markVideoWatched', first),
  'progress.markCodeCompleted': by(subscriber, 'progress.markCodeCompleted', first),
  'progress.markExerciseCompleted': by(subscriber, 'progress.markExerciseCompleted', first),
  'badges.badges': by(subscriber, 'badges.badges'),
  'streak.streak': by(subscriber, 'streak.streak'),
  'streak.rest': by(beginner, 'streak.rest', { resting: true, weeks: 1 }),
  'deck.today': by(subscriber, 'deck.today'),
  'deck.more': by(subscriber, 'deck.more'),
  'deck.lesson': by(beginner, 'deck.lesson', first),
  'deck.answer': async (target) => {
    const learner = await subscriber(target);
    const card = target.curriculum.milestones[0]?.deck.find((one) => 'mended' in one);
    const answer = { line: card?.line };
    return () => call(learner, 'deck.answer', { id: card?.id ?? '' }, { answer, place: 'today' });
  },
  'personalized.personalizedExercises': by(subscriber, 'personalized.personalizedExercises'),
  'personalized.personalizedExercise': async (target) => {
    const learner = await subscriber(target);
    const exercise = await exerciseOf(learner);
    return () => call(learner, 'personalized.personalizedExercise', exercise);
  },
  'personalized.createPersonalized': by(subscriber, 'personalized.createPersonalized', wish),
  'personalized.submitPersonalized': async (target) => {
    const learner = await subscriber(target);
    const exercise = await exerciseOf(learner);
    return () => call(learner, 'personalized.submitPersonalized', exercise, { code });
  },
  'personalized.completePersonalized': async (target) => {
    const learner = await subscriber(target);
    const exercise = await exerciseOf(learner);
    await learner.call('personalized.submitPersonalized', exercise, { code });
    return () => call(learner, 'personalized.completePersonalized', exercise);
  },
  'personalized.savePersonalizedDraft': async (target) => {
    const learner = await subscriber(target);
    const draft = { code, written_at: changedAt };
    const exercise = await exerciseOf(learner);
    return () => call(learner, 'personalized.savePersonalizedDraft', exercise, draft);
  },
  'personalized.personalizedStats': by(subscriber, 'personalized.personalizedStats'),
  'glossary.glossary': by(visitor, 'glossary.glossary'),
  'subscriptions.plans': by(visitor, 'subscriptions.plans'),
  'subscriptions.subscriptionStatus': by(subscriber, 'subscriptions.subscriptionStatus'),
  'payments.initiate': by(beginner, 'payments.initiate', { plan_id: 'monthly' }),
  'payments.refunds': async (target) => {
    const learner = await beginner(target);
    await paidOrder(target, learner);
    return () => call(learner, 'payments.refunds');
  },
  'payments.requestRefund': async (target) => {
    const learner = await beginner(target);
    const order_id = await paidOrder(target, learner);
    return () => call(learner, 'payments.requestRefund', { order_id });
  },
  'payments.notify': async (target) => {
    const checkout = await initiateForm(await beginner(target));
    await target.payHere.open(checkout);
    const paid = target.payHere.pay(orderIdOf(checkout));
    return () => notify(target.app, paid);
  },
  'contact.submit': async (target) => {
    const client = await visitor(target);
    const { email, username } = newAccount();
    const sent = { full_name: username, email, message: 'How do I begin?' };
    return () => call(client, 'contact.submit', sent);
  },
  'settings.settings': by(beginner, 'settings.settings'),
  'settings.changeSettings': by(beginner, 'settings.changeSettings', {
    language: { value: 'ta', changed_at: changedAt },
    sound: { value: true, changed_at: changedAt },
  }),
  'settings.ownData': by(subscriber, 'settings.ownData'),
  'certificates.certificate': by(subscriber, 'certificates.certificate', { kind: 'starter' }),
  'certificates.changeCertificate': by(
    subscriber,
    'certificates.changeCertificate',
    { kind: 'starter' },
    { is_public: true },
  ),
  'certificates.verify': async (target) => {
    const learner = await subscriber(target);
    await learner.call('certificates.changeCertificate', { kind: 'starter' }, { is_public: true });
    const { body } = await learner.call('certificates.certificate', { kind: 'starter' });
    const client = await visitor(target);
    return () => call(client, 'certificates.verify', { code: body.award.code });
  },
  'visits.countStep': by(visitor, 'visits.countStep', { step: 'visit' }),
} as const satisfies Readonly<Record<CallName, HonestCall>>;
