import { seedProgress, systemRandomness } from '@python-learning/api';
import { apiBase, contract, type Endpoint } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { PythonEngine } from '@python-learning/python';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

/** A caller with valid cookies. */
export type FuzzCaller = { name: string; cookies: ReadonlyMap<string, string> };

export type FuzzTarget = {
  app: TestApp;
  /** A visitor; a learner who has nothing; a learner who has completed and paid for everything. */
  callers: { stranger: FuzzCaller; free: FuzzCaller; subscriber: FuzzCaller };
  /** Address of a call, with existing ids that the subscriber may use. */
  addressOf(endpoint: Endpoint): string;
};

/** Every call of the contract with its name. */
export const everyCall: [name: string, endpoint: Endpoint][] = Object.values(contract)
  .flatMap((feature) => Object.values<Endpoint>(feature))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]);

const anyNumber = 10_000_000;
const noCallLimits = {
  callsPerMinuteAndLearner: anyNumber,
  callsPerMinuteAndAddress: anyNumber,
  callsPerMinuteAndVisitor: anyNumber,
  callsPerMinuteWithoutCookie: anyNumber,
};

/** Starts the whole app over a course, with its callers and without limits on calls. */
export async function startFuzzTarget(parts: {
  curriculum: Curriculum;
  engine: PythonEngine;
}): Promise<FuzzTarget> {
  const app = await startTestApp({ ...parts, httpLimits: noCallLimits });
  const stranger = app.newClient();
  await stranger.call('auth.user');
  const free = await app.newLearner();
  const subscriber = await app.newLearner();
  const past = { completedThroughOrder: 15, subscribed: true, learnerId: subscriber.id };
  await seedProgress(
    { db: app.db, clock: app.clock, randomness: systemRandomness, curriculum: parts.curriculum },
    past,
  );
  const ids = await idsOf(parts.curriculum, subscriber);
  return {
    app,
    callers: {
      stranger: { name: 'a stranger', cookies: stranger.cookies },
      free: { name: 'a learner without a subscription', cookies: free.cookies },
      subscriber: { name: 'a learner with a subscription', cookies: subscriber.cookies },
    },
    addressOf: ({ path }) => {
      const [, id] = ids.find(([prefix]) => path.startsWith(prefix)) ?? [];
      return apiBase + path.replace(/:\w+/, () => String(id));
    },
  };
}

/** Existing ids, by the beginning of the paths that take them. */
async function idsOf(
  { milestones }: Curriculum,
  subscriber: TestClient,
): Promise<[prefix: string, id: string | undefined][]> {
  const [first] = milestones;
  const sessions = await subscriber.call('auth.sessions');
  const question = 'A program that tells how many days are left until my holidays.';
  const exercise = await subscriber.call('personalized.createPersonalized', { difficulty: 'easy', question });
  const certificate = await subscriber.call('certificates.certificate', { kind: 'starter' });
  return [
    ['/learn/milestones/', first?.id],
    ['/learn/questions/', first?.questions[0]?.id],
    ['/learn/lessons/', first?.lessons[0]?.id],
    ['/learn/mcq-questions/', first?.mcqs[0]?.id],
    ['/learn/personalized-exercises/', exercise.body.id],
    ['/auth/sessions/', sessions.body[0].id],
    ['/certificates/verify/', certificate.body.award.code],
    ['/certificates/', 'starter'],
  ];
}
