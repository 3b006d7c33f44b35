import {
  findRunningEmbedded,
  openDatabase,
  seedLearner,
  systemClock,
  systemRandomness,
} from '@python-learning/api';
import { loadCurriculum } from '@python-learning/curriculum';
import type { LoadRequest } from './api-load.ts';

/** The calls that are compared. The login comes last, because it ends sessions. */
export const comparedCalls = ['milestones', 'progress', 'answer', 'login'] as const;
export type ComparedCall = (typeof comparedCalls)[number];

/** For each call, one request of each learner. */
export type LearnersRequests = Readonly<Record<ComparedCall, readonly LoadRequest[]>>;

type Headers = Readonly<Record<string, string>>;

const numbers = Array.from({ length: 400 }, (_, index) => index + 1);
const ourPassword = 'kolam-dots-15';
const peerPassword = process.env['BASELINE_PASSWORD'] ?? 'learner-pass-1';
const json = { 'content-type': 'application/json' };

/** Creates the learners in the database of our running server. */
export async function seedLearners(dataDir: string): Promise<void> {
  const db = openDatabase(findRunningEmbedded(dataDir), { maxConnections: 2 });
  const deps = { db, clock: systemClock, randomness: systemRandomness };
  for (const number of numbers) {
    const account = { username: `bench${number}`, email: emailOf(number), password: ourPassword };
    await seedLearner(deps, { ...account, language: 'en' });
  }
  await db.destroy();
}

/** Logs each learner in at our server, and returns what they send. */
export async function ourRequests(origin: string): Promise<LearnersRequests> {
  const mcq = loadCurriculum().milestones[0]?.mcqs[0];
  const credentials = (number: number) => ({ email: emailOf(number), password: ourPassword });
  const visitors: Headers[] = [];
  const sessions: Headers[] = [];
  for (const number of numbers) {
    const from = { ...json, 'x-forwarded-for': addressOf(number) };
    const visitor = { ...from, ...(await cookiesAfter(origin, '/api/auth/user/', from)) };
    const session = await cookiesAfter(origin, '/api/auth/login/', visitor, credentials(number));
    visitors.push(visitor);
    sessions.push({ ...from, ...session });
  }
  return {
    milestones: requestsOf(sessions, '/api/learn/milestones/'),
    progress: requestsOf(sessions, '/api/learn/progress/'),
    answer: requestsOf(sessions, `/api/learn/mcq-questions/${mcq?.id}/submit/`, () => ({
      selected_option: mcq?.right,
    })),
    login: requestsOf(visitors, '/api/auth/login/', credentials),
  };
}

/** Waits for the peer, logs each learner in there, and returns what they send. */
export async function peerRequests(origin: string): Promise<LearnersRequests> {
  await untilThere(`${origin}/learn/milestones/`);
  const credentials = (number: number) => ({ email: emailOf(number), password: peerPassword });
  const sessions: Headers[] = [];
  for (const number of numbers) {
    sessions.push({ ...json, ...(await cookiesAfter(origin, '/auth/login/', json, credentials(number))) });
  }
  const strangers = numbers.map(() => json);
  return {
    milestones: requestsOf(sessions, '/learn/milestones/'),
    progress: requestsOf(sessions, '/learn/progress/'),
    answer: requestsOf(sessions, '/learn/mcq-questions/3/submit/', () => ({ selected_option: 'C' })),
    login: requestsOf(strangers, '/auth/login/', credentials),
  };
}

function requestsOf(
  callers: readonly Headers[],
  address: string,
  bodyOf?: (number: number) => object,
): LoadRequest[] {
  return callers.map((headers, index) => {
    const body = bodyOf?.(index + 1);
    return { path: address, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  });
}

function emailOf(number: number): string {
  return `learner${number}@example.test`;
}

/** An address of its own for each learner, as many homes have. */
function addressOf(number: number): string {
  return `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`;
}

/** Waits for a minute at most. */
async function untilThere(address: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/** Makes one call and returns the headers of the next one: all cookies by now, and the CSRF token among them. */
async function cookiesAfter(
  origin: string,
  address: string,
  headers: Headers,
  body?: object,
): Promise<Record<string, string>> {
  const response = await fetch(origin + address, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const sent = (headers['cookie'] ?? '').split('; ').filter((pair) => pair !== '');
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const cookies = new Map([...sent, ...set].map(split));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { cookie, 'x-csrftoken': cookies.get('csrftoken') ?? '' };
}

function split(pair: string): [name: string, value: string] {
  const equals = pair.indexOf('=');
  return [pair.slice(0, equals), pair.slice(equals + 1)];
}
