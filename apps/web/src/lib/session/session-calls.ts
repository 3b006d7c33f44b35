import type { Contract, Learner, SentBodyOf } from '@python-learning/contract';
import { appTransport } from '../api/app-transport.ts';
import type { SentCall } from '../api/transport.ts';

type AuthPath = Contract['auth'][keyof Contract['auth']]['path'];

/**
 * The calls of the session, which every page makes before anything else. They read their answers by hand: the schemas
 * of the contract would more than double what a first visit loads.
 */
export const sessionCalls = {
  /** Returns the logged-in learner. With `probe`, an ended session is an answer, not a loss. */
  user: async (): Promise<Learner> => toLearner(await appTransport(userCall, { probe: true })),
  login: async (body: SentBodyOf<Contract['auth']['login']>): Promise<Learner> =>
    toLearner(Reflect.get(Object(await appTransport(loginCall, { body })), 'user')),
  logout: async (): Promise<void> => {
    await appTransport(logoutCall);
  },
};

const userCall = call('GET', '/auth/user/', isLearner);
const loginCall = call('POST', '/auth/login/', (body) => isLearner(Reflect.get(Object(body), 'user')));
const logoutCall = call('POST', '/auth/logout/', () => true);

function call(method: 'GET' | 'POST', path: AuthPath, isRight: (body: unknown) => boolean): SentCall {
  return {
    method,
    path,
    response: {
      safeParse: (body) =>
        isRight(body)
          ? { success: true, data: body }
          : { success: false, error: new TypeError(`not an answer of ${path}`) },
    },
  };
}

function isLearner(body: unknown): body is Learner {
  const given = new Map<string, unknown>(Object.entries(Object(body)));
  return ['id', 'username', 'email'].every((name) => typeof given.get(name) === 'string');
}

function toLearner(body: unknown): Learner {
  if (!isLearner(body)) throw new TypeError('not a learner');
  return { id: body.id, username: body.username, email: body.email };
}
