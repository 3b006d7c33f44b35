/** Stores one mail as a server does, and is killed with `kill -9` while the mail server takes it. */
import { z } from 'zod';
import { openDatabase } from '../db/database.ts';
import { createBackground } from '../jobs/background.ts';
import { createLog } from '../log/log.ts';
import { createMailOutbox } from './mail-outbox.ts';

const { connection, now, mail } = z
  .object({
    connection: z.object({
      host: z.string(),
      port: z.number(),
      user: z.string(),
      password: z.string(),
      database: z.string(),
    }),
    /** Fixed time of the clock. */
    now: z.iso.datetime(),
    mail: z.object({ kind: z.string(), email: z.string(), about: z.string() }),
  })
  .parse(JSON.parse(process.env['KILLED_SENDER'] ?? ''));

const log = createLog({ logLevel: 'silent' });
const mailOutbox = createMailOutbox({
  db: openDatabase(connection, { maxConnections: 2 }),
  clock: { now: () => new Date(now) },
  log,
  background: createBackground(log, []),
  mailer: {
    send: async () => {
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => undefined);
    },
  },
});
const write = async () => ({ to: mail.email, subject: 'A code', text: '123456', html: '123456' });
mailOutbox.define({ [mail.kind]: { tryForS: 3600, write } });
await mailOutbox.post(mail);
