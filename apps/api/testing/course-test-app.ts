import { type ArgumentsOf, addressOf, type CallName, readArguments } from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';
import type { EngineOutcome, PythonEngine } from '@python-learning/python';
import { type Seed, seedProgress } from '../src/modules/learning/index.ts';
import { type Clock, systemRandomness } from '../src/platform/clock/clock.ts';
import type { Database } from '../src/platform/db/database.ts';
import { sampleCourse } from './sample-course.ts';
import { createScriptedEngine, prints, type ScriptedEngine } from './scripted-engine.ts';

type Reply = { status: number; body: unknown; headers: Readonly<Record<string, unknown>> };

type Client = {
  get(path: string, options: { headers: Record<string, string> }): Promise<Reply>;
  post(path: string, body: unknown, options: { headers: Record<string, string> }): Promise<Reply>;
};

/** The app as tests use it; each test file passes the function that starts it. */
type TestedApp = {
  db: Database;
  clock: Clock & { advance(seconds: number): void };
  newClient(): Client;
  newLearner(): Promise<Client & { id: string }>;
  app: { metrics: { text(): Promise<string> } };
  stop(): Promise<void>;
};

type StartApp = (parts: { curriculum: Curriculum; engine: PythonEngine }) => Promise<TestedApp>;

/** `retryAfterS` is set when the response has a Retry-After header. */
type Answer = { status: number; body: unknown; retryAfterS?: number };

/** A client of the API. The default language is English. */
type Visitor = {
  call<N extends CallName>(name: N, ...sent: ArgumentsOf<N, Language>): Promise<Answer>;
};

export type CourseLearner = Visitor & { id: string };

/** The whole app over the sample course, with an engine that knows a few programs. */
export type CourseTestApp = Pick<TestedApp, 'db' | 'clock' | 'stop'> & {
  engine: ScriptedEngine;
  metricsText(): Promise<string>;
  /** Not logged in. */
  stranger: Visitor;
  newLearner(past?: Partial<Omit<Seed, 'learnerId'>>): Promise<CourseLearner>;
  /** Ends the subscription now. */
  endSubscriptionOf(learner: CourseLearner): Promise<void>;
};

export async function startCourseTestApp(
  startApp: StartApp,
  curriculum: Curriculum = sampleCourse(),
): Promise<CourseTestApp> {
  const engine = sampleEngine();
  const app = await startApp({ curriculum, engine });
  const { db, clock } = app;
  return {
    db,
    clock,
    stop: () => app.stop(),
    engine,
    metricsText: () => app.app.metrics.text(),
    stranger: visitor(app.newClient()),
    newLearner: async (past) => {
      const client = await app.newLearner();
      const seed = { learnerId: client.id, completedThroughOrder: 0, subscribed: false, ...past };
      await seedProgress({ db, clock, randomness: systemRandomness, curriculum }, seed);
      return { id: client.id, ...visitor(client) };
    },
    endSubscriptionOf: async ({ id }) => {
      clock.advance(1);
      const ended = db.updateTable('entitlements').set({ ends_at: clock.now() });
      await ended.where('learner_id', '=', id).execute();
    },
  };
}

/** Knows `hello`, `greet` and `greet-too` (both ask for a name) and `typed-in` (greets only Selvi). */
function sampleEngine(): ScriptedEngine {
  return createScriptedEngine({
    hello: prints('Hello'),
    'typed-in': prints('Hello Selvi'),
    greet,
    'greet-too': greet,
  });
}

function greet([name]: readonly string[]): Partial<EngineOutcome> {
  return name === undefined
    ? { kind: 'input-required', transcript: 'Your name?' }
    : prints(`Hello ${name}`)([name]);
}

function visitor(client: Client): Visitor {
  const speaking = (language: Language) => ({ headers: { 'accept-language': language } });
  return {
    async call(name, ...sent) {
      const { endpoint, params, body, options: language = 'en' } = readArguments<Language>(name, sent);
      const address = addressOf(endpoint, params);
      return told(
        endpoint.method === 'GET'
          ? await client.get(address, speaking(language))
          : await client.post(address, body ?? {}, speaking(language)),
      );
    },
  };
}

function told({ status, body, headers }: Reply): Answer {
  const wait = headers['retry-after'];
  return { status, body, ...(wait === undefined ? {} : { retryAfterS: Number(wait) }) };
}
