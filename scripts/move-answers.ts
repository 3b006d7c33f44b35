/**
 * Moves the answers of a learner to cards into the past, as if days had gone by since, in the database of the server that
 * the browser stories use.
 *
 *     node scripts/move-answers.ts <email> <days>
 */
import { findRunningEmbedded, openDatabase, withTransaction } from '@python-learning/api';

if (process.env['NODE_ENV'] === 'production')
  throw new Error('This changes what a learner did: it is for tests only.');
const [email = '', days = '0'] = process.argv.slice(2);
const movedMs = Number(days) * 24 * 60 * 60 * 1000;
const db = openDatabase(findRunningEmbedded(process.env['DATA_DIR'] ?? ''), { maxConnections: 1 });
try {
  await withTransaction(db, async (handle) => {
    const given = await handle
      .deleteFrom('card_answers')
      .where('learner_id', 'in', handle.selectFrom('learners').select('id').where('email', '=', email))
      .returningAll()
      .execute();
    if (given.length === 0) throw new Error(`${email} has answered no card.`);
    await handle
      .insertInto('card_answers')
      .values(
        given
          .toSorted((left, right) => Number(left.id) - Number(right.id))
          .map(({ learner_id, card_id, construct, place, answer, is_correct, answered_at: at }) => ({
            learner_id,
            card_id,
            construct,
            place,
            is_correct,
            answer: JSON.stringify(answer),
            answered_at: new Date(at.getTime() - movedMs),
          })),
      )
      .execute();
  });
} finally {
  await db.destroy();
}
