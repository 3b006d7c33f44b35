/**
 * Handles one notification as a server does, with the receipt that follows. Kills itself with `kill -9` just before the
 * statement of the given number, so that nothing is finished or cleaned up. Without a number it survives, and prints
 * how many statements it ran until the payment was settled, and in total.
 */
import type { KyselyPlugin } from 'kysely';
import { z } from 'zod';
import { type Clock, systemRandomness } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { refuseAny } from '../../platform/errors/app-error.ts';
import { createBackground } from '../../platform/jobs/background.ts';
import { createRateLimiter } from '../../platform/limits/rate-limiter.ts';
import { createLog } from '../../platform/log/log.ts';
import { createMailOutbox } from '../../platform/mail/mail-outbox.ts';
import { createSubscriptionsModule } from '../subscriptions/index.ts';
import { billingMails } from './billing-mails.ts';
import { createNotifications } from './notifications.service.ts';
import { createPayHere } from './providers/payhere/payhere.ts';

const orders = z.object({
  connection: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    password: z.string(),
    database: z.string(),
  }),
  merchantId: z.string(),
  merchantSecret: z.string(),
  fields: z.record(z.string(), z.string()),
  /** Fixed time of the clock. */
  now: z.iso.datetime(),
  dieBeforeStatement: z.number().nullable(),
});

const { connection, fields, now, dieBeforeStatement, ...merchant } = orders.parse(
  JSON.parse(process.env['KILLED_SERVER'] ?? ''),
);

let statements = 0;
const assassin: KyselyPlugin = {
  transformQuery({ node }) {
    statements++;
    if (statements === dieBeforeStatement) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};

const db = openDatabase(connection, { maxConnections: 2 }).withPlugin(assassin);
const log = createLog({ logLevel: 'silent' });
const background = createBackground(log, []);
const clock: Clock = { now: () => new Date(now) };
const provider = createPayHere({
  ...merchant,
  origin: 'http://127.0.0.1:9',
  app: null,
  notifyUrl: 'http://localhost/',
  nowMs: Date.now,
});
const providers = { seller: provider, all: [provider], named: () => provider };
const limiter = createRateLimiter({ db, clock });
const { subscriptions } = createSubscriptionsModule({ db, clock, currency: 'USD' });
const onOrderState = () => undefined;
const core = { db, clock, randomness: systemRandomness, log, onOrderState };
const mailOutbox = createMailOutbox({ ...core, background, mailer: { send: async () => undefined } });
mailOutbox.define(billingMails({ ...core, subscriptions }));
let untilSettled = 0;
const afterSettling = (): void => {
  untilSettled = statements;
  background.add({ name: 'mails', run: () => mailOutbox.sendDue() });
};
const request = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: Buffer.from(new URLSearchParams(fields).toString()),
};
await createNotifications({ ...core, providers, background, limiter, afterSettling }).receive(
  refuseAny,
  request,
);
await background.settled();
await db.destroy();
process.stdout.write(JSON.stringify({ untilSettled, inAll: statements }));
