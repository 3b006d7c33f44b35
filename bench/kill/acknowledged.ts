import { type Database, findRunningEmbedded, openDatabase } from '@python-learning/api';

/** Reads from the database every key that is stored, for each kind of write. */
const stored = {
  registration: async (db) =>
    [
      ...(await db.selectFrom('learners').select('email_key').execute()),
      ...(await db.selectFrom('pending_registrations').select('email_key').execute()),
    ].map(({ email_key }) => email_key),
  account: async (db) =>
    (
      await db.selectFrom('learners').select('email_key').where('email_verified_at', 'is not', null).execute()
    ).map(({ email_key }) => email_key),
  session: async (db) =>
    (
      await db
        .selectFrom('sessions')
        .innerJoin('learners', 'learners.id', 'sessions.learner_id')
        .select('email_key')
        .execute()
    ).map(({ email_key }) => email_key),
  submission: async (db) =>
    (await db.selectFrom('submissions').select('code').where('verdict', '=', 'solved').execute()).map(
      ({ code }) => code,
    ),
  draft: async (db) => (await db.selectFrom('task_drafts').select('code').execute()).map(({ code }) => code),
  answer: async (db) =>
    (
      await db
        .selectFrom('mcq_answers')
        .innerJoin('learners', 'learners.id', 'mcq_answers.learner_id')
        .select(['email_key', 'mcq_id', 'selected_option'])
        .execute()
    ).map(({ email_key, mcq_id, selected_option }) => `${email_key} ${mcq_id} ${selected_option}`),
  mark: async (db) =>
    (
      await db
        .selectFrom('milestone_marks')
        .innerJoin('learners', 'learners.id', 'milestone_marks.learner_id')
        .select(['email_key', 'milestone_id', 'kind'])
        .execute()
    ).map(({ email_key, milestone_id, kind }) => `${email_key} ${milestone_id} ${kind}`),
  order: async (db) => (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id),
  /** The notification of a payment is what was acknowledged; a job may have to book it. */
  payment: async (db) =>
    (await db.selectFrom('payment_events').select('fields').execute()).map(({ fields }) => orderOf(fields)),
} as const satisfies Record<string, (db: Database) => Promise<readonly string[]>>;

export type WriteKind = keyof typeof stored;

export const writeKinds = Object.keys(stored) as readonly WriteKind[];

/** Writes that the server has acknowledged to a client, by kind and key. */
export class Acknowledged {
  readonly #keys = new Map<WriteKind, Set<string>>(writeKinds.map((kind) => [kind, new Set()]));
  readonly #waiting: { events: number; resolve: () => void }[] = [];
  #events = 0;
  refused = 0;

  /** Number of acknowledged writes. */
  get size(): number {
    return writeKinds.reduce((sum, kind) => sum + this.countOf(kind), 0);
  }

  countOf(kind: WriteKind): number {
    return this.#keys.get(kind)?.size ?? 0;
  }

  /** Waits for the whole answer. True when the server acknowledged the write. */
  async write(kind: WriteKind, key: string, request: Promise<Response>): Promise<boolean> {
    this.#happened();
    const response = await request;
    await response.arrayBuffer();
    // The page of the provider answers with the way back to ours.
    const isDone = response.status < 400;
    if (isDone) this.#keys.get(kind)?.add(key);
    else this.refused += 1;
    this.#happened();
    return isDone;
  }

  /** Resolves at the moment when so many more requests were sent or answered. */
  moment(events: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ events: this.#events + events, resolve });
    return promise;
  }

  /** The acknowledged writes that the database of the running product does not have. */
  async missing(dataDir: string): Promise<string[]> {
    return onDatabase(dataDir, async (db) => {
      const missing: string[] = [];
      for (const kind of writeKinds) {
        const found = new Set(await stored[kind](db));
        for (const key of this.#keys.get(kind) ?? []) if (!found.has(key)) missing.push(`${kind} ${key}`);
      }
      return missing;
    });
  }

  /** The acknowledged payments whose order is not paid, or not exactly once. */
  async unpaid(dataDir: string): Promise<string[]> {
    return onDatabase(dataDir, async (db) => {
      const orders = await db.selectFrom('orders').select(['id', 'state']).execute();
      const ledger = await db.selectFrom('money_ledger').select(['order_id', 'kind']).execute();
      const isPaid = (id: string): boolean =>
        orders.some((order) => order.id === id && order.state === 'paid') &&
        ledger.filter(({ order_id, kind }) => order_id === id && kind === 'payment').length === 1;
      return [...(this.#keys.get('payment') ?? [])].filter((id) => !isPaid(id));
    });
  }

  #happened(): void {
    this.#events += 1;
    for (const { events, resolve } of this.#waiting) if (this.#events >= events) resolve();
  }
}

async function onDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(findRunningEmbedded(dataDir), { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function orderOf(fields: string): string {
  const { order_id: order } = JSON.parse(fields) as { order_id: string };
  return order;
}
