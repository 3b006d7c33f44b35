import { assessorOfThisThread } from '@python-learning/api';
import { contract, type ListedProgram, ownData } from '@python-learning/contract';
import type { Drawing, TextFile } from '@python-learning/domain';
import { startTestApp, type TestApp, type TestLearner } from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScriptedEngine, prints, type ScriptedEngine } from '../../../testing/scripted-engine.ts';

const oneLine: Drawing = {
  page: { lower: [-160, -160], upper: [160, 160] },
  steps: [
    { kind: 'turn', line: 2, pen: 0, ms: 40, heading: 90 },
    {
      kind: 'line',
      line: 3,
      pen: 0,
      ms: 90,
      points: [
        [0, 0],
        [0, 50],
      ],
      colour: '#ff0000',
      width: 2,
      heading: 90,
    },
  ],
};
/** Nearly as much as is stored of one program. */
const manyLines: Drawing = {
  ...oneLine,
  steps: Array.from({ length: 250 }, () => oneLine.steps).flat(),
};
/** What is stored of one line: the line alone. */
const storedLine = { ...oneLine, steps: [{ ...oneLine.steps[1], line: null, ms: 0 }] };

let testApp: TestApp;
let engine: ScriptedEngine;
beforeAll(async () => {
  const many = Array.from({ length: 40 }, (_none, row) => `row ${row}`).join('\n');
  engine = createScriptedEngine({
    hello: prints('Hello'),
    many: prints(many),
    scores: leaves([{ name: 'scores.txt', text: 'Nila 3\n' }]),
    names: leaves([{ name: 'names.txt', text: 'Nila' }]),
    reds: leaves(teams('red')),
    blues: leaves(teams('blue').toReversed()),
    forgets: leaves([], ['scores.txt']),
    large: leaves([{ name: 'large.txt', text: 'x'.repeat(16_384) }]),
    misses: () => ({ kind: 'python-error', exception: missing('Score.txt') }),
    asks: () => ({ kind: 'input-required' }),
    draw: () => ({ drawing: oneLine }),
    drawMuch: () => ({ drawing: manyLines }),
  });
  const assessor = assessorOfThisThread();
  const assess: typeof assessor.assess = async (...asked) => {
    await meet();
    return assessor.assess(...asked);
  };
  testApp = await startTestApp({ engine, assessor: { ...assessor, assess } });
});
afterAll(() => testApp.stop());

/** What each run waits for after its end, before what it leaves is stored. */
let meet = (): Promise<void> => Promise.resolve();

/** Lets this number of runs wait for each other. */
function meetingOf(runs: number): typeof meet {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = runs;
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

/** A program that leaves these files in its folder. */
function leaves(written: readonly TextFile[], removed: readonly string[] = []) {
  return () => ({ files: { written, removed, unkept: [] } });
}

/** What Python raises for a file that is not there. */
const missing = (name: string) => ({
  type: 'FileNotFoundError',
  message: `[Errno 44] No such file or directory: '${name}'`,
  range: null,
  frames: [],
});

/** Two files that one run writes. */
const teams = (team: string) => ['first.txt', 'second.txt'].map((name) => ({ name, text: team }));

const create = (learner: TestLearner, sent: object = {}, key?: string) =>
  learner.call(
    'programs.createProgram',
    { title: 'Kolam', code: 'hello', ...sent },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const save = (learner: TestLearner, id: string, code: string, version: number) =>
  learner.call('programs.saveProgram', { id }, { code, version });
const list = async (learner: TestLearner): Promise<ListedProgram[]> =>
  contract.programs.programs.response.parse((await learner.call('programs.programs')).body);

async function countStoredBytes({ id }: TestLearner): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select stored_bytes as bytes from learner_progress where learner_id = ${id}`.execute(testApp.db);
  return Number(rows[0]?.bytes ?? 0);
}

/** A learner who has as many programs as one may have, but for `fewer`. */
async function fullLearner(fewer: number): Promise<TestLearner> {
  const learner = await testApp.newLearner();
  await sql`
    insert into own_programs (id, learner_id, title, code, created_at, changed_at)
    select gen_random_uuid(), ${learner.id}, 'p' || n, '', now(), now()
    from generate_series(1, ${100 - fewer}::int) n`.execute(testApp.db);
  return learner;
}

describe('own programs', () => {
  test('are kept with their code, and listed by their first lines, the newest change first', async () => {
    const learner = await testApp.newLearner();
    const first = await create(learner, { code: 'one\ntwo\n', inputs: ['Nila'] });
    testApp.clock.advance(60);
    const second = await create(learner, { title: '  My\n tower ', code: '' });
    expect(first).toMatchObject({ status: 201, body: { version: 1, inputs: ['Nila'] } });
    expect(await list(learner)).toMatchObject([
      { id: second.body.id, title: 'My tower', beginning: '', output: null },
      { id: first.body.id, title: 'Kolam', beginning: 'one\ntwo', lines: 2, output: null },
    ]);
    expect((await learner.call('programs.program', { id: first.body.id })).body).toEqual(first.body);
  });

  test('are made once, however often the same request arrives', async () => {
    const learner = await testApp.newLearner();
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(learner, {}, 'one key')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list(learner)).toHaveLength(1);
  });

  test.each([
    ['of spaces', '  \n ', 'blank'],
    ['of 61 characters', 'x'.repeat(61), 'long'],
  ])('with a title %s are refused by the field, and nothing is lost', async (_what, title) => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner);
    const refusal = { status: 400, body: { code: 'validation_failed', title: [expect.any(String)] } };
    expect(await create(learner, { title })).toMatchObject(refusal);
    expect(await learner.call('programs.renameProgram', { id: body.id }, { title })).toMatchObject(refusal);
    expect(await list(learner)).toMatchObject([{ title: 'Kolam' }]);
  });

  test('get another title without being changed', async () => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner);
    const renamed = await learner.call('programs.renameProgram', { id: body.id }, { title: ' கோலம் ' });
    expect(renamed.body).toEqual({ ...body, title: 'கோலம்' });
  });

  test('of two devices lose nothing: the later one hears of the other and saves nothing', async () => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner);
    const answers = await Promise.all(['phone', 'laptop'].map((code) => save(learner, body.id, code, 1)));
    const [winner] = answers.filter(({ body: { is_saved: isSaved } }) => isSaved);
    expect(answers.filter(({ body: { is_saved: isSaved } }) => isSaved)).toHaveLength(1);
    for (const { body: answer } of answers) expect(answer.program).toEqual(winner?.body.program);
    const chosen = await save(learner, body.id, 'both', winner?.body.program.version);
    expect(chosen.body).toMatchObject({ is_saved: true, program: { code: 'both', version: 3 } });
  });

  test('that were saved are saved again after a lost answer', async () => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner);
    const once = await save(learner, body.id, 'new', 1);
    expect((await save(learner, body.id, 'new', 1)).body).toEqual(once.body);
  });

  test('are a hundred at most, also when two are begun at the same moment', async () => {
    const learner = await fullLearner(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(learner)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'programs_full' });
    const all = await list(learner);
    expect(all).toHaveLength(100);
    await learner.call('programs.deleteProgram', { id: all[0]?.id ?? '' });
    expect((await create(learner)).status).toBe(201);
  });

  test('count to the bytes that a learner may store, until they are deleted', async () => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner, { code: 'x'.repeat(1000) });
    const one = await countStoredBytes(learner);
    expect(one).toBeGreaterThan(1000);
    await save(learner, body.id, 'y'.repeat(3000), 1);
    expect(await countStoredBytes(learner)).toBe(one + 2000);
    await learner.call('programs.deleteProgram', { id: body.id });
    expect(await countStoredBytes(learner)).toBe(0);
  });

  test('find no room where the storage of the learner is full', async () => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner);
    await sql`update learner_progress set stored_bytes = 1e9 where learner_id = ${learner.id}`.execute(
      testApp.db,
    );
    const refusal = { status: 409, body: { code: 'storage_full' } };
    expect(await create(learner)).toMatchObject(refusal);
    expect(await save(learner, body.id, 'new', 1)).toMatchObject(refusal);
    expect((await learner.call('programs.program', { id: body.id })).body).toEqual(body);
  });

  test("are nobody else's", async () => {
    const { body } = await create(await testApp.newLearner());
    const other = await testApp.newLearner();
    for (const id of [body.id, 'no-id', '00000000-0000-4000-8000-000000000000']) {
      const answers = [
        await other.call('programs.program', { id }),
        await other.call('programs.programDrawing', { id }),
        await save(other, id, 'x', 1),
        await other.call('programs.renameProgram', { id }, { title: 'Mine' }),
        await other.call('programs.showProgram', { id }, { is_shown: true }),
        await other.call('programs.deleteProgram', { id }),
        await other.call('programs.runProgram', { id }, { code: 'hello' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
    }
    expect(await list(other)).toEqual([]);
  });

  test('are in the download of the own data, and go with the account', async () => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner);
    const { records } = ownData.parse((await learner.call('settings.ownData')).body);
    expect(records['own_programs']).toMatchObject([{ id: body.id, title: 'Kolam', code: 'hello' }]);
    await testApp.db.deleteFrom('learners').where('id', '=', learner.id).execute();
    const left = testApp.db.selectFrom('own_programs').select('id').where('id', '=', body.id);
    expect(await left.execute()).toEqual([]);
  });
});

describe('a run of an own program', () => {
  test('is not graded, and leaves what was shown and typed with the program', async () => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner);
    const run = await learner.call(
      'programs.runProgram',
      { id: body.id },
      { code: 'many', inputs: ['Nila'] },
    );
    expect(run).toMatchObject({ status: 200, body: { verdict: 'unchecked', checks: [], points_awarded: 0 } });
    expect(await list(learner)).toMatchObject([
      { output: 'row 0\nrow 1\nrow 2\nrow 3\nrow 4\nrow 5', beginning: 'hello' },
    ]);
    const after = await learner.call('programs.program', { id: body.id });
    expect(after.body).toEqual({ ...body, inputs: ['Nila'] });
    expect((await learner.call('progress.progress')).body).toMatchObject({ score: 0 });
  });

  test('counts against the same limit as the runs of the practice', async () => {
    const learner = await testApp.newLearner();
    const { body } = await create(learner);
    const run = () => learner.call('programs.runProgram', { id: body.id }, { code: 'hello' });
    const answers = await Promise.all(Array.from({ length: 61 }, run));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the drawing of an own program', () => {
  const run = (learner: TestLearner, id: string, code: string) =>
    learner.call('programs.runProgram', { id }, { code });
  const drawingOf = async (learner: TestLearner, id: string) =>
    contract.programs.programDrawing.response.parse(
      (await learner.call('programs.programDrawing', { id })).body,
    );

  test('is what its last run drew, in the list and by itself', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    await run(learner, id, 'draw');
    expect(await list(learner)).toMatchObject([{ has_drawing: true, drawing: storedLine }]);
    expect((await learner.call('programs.program', { id })).body).toMatchObject({ has_drawing: true });
    expect(await drawingOf(learner, id)).toEqual({ drawing: storedLine });
    await run(learner, id, 'hello');
    expect(await list(learner)).toMatchObject([{ has_drawing: false, drawing: null }]);
    expect(await drawingOf(learner, id)).toEqual({ drawing: null });
  });

  test('counts to the bytes of the learner, until a run draws nothing', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    await run(learner, id, 'hello');
    const without = await countStoredBytes(learner);
    await run(learner, id, 'draw');
    expect((await countStoredBytes(learner)) - without).toBeGreaterThan(100);
    await run(learner, id, 'hello');
    expect(await countStoredBytes(learner)).toBe(without);
  });

  test('is in the list of the shown and the newest programs, as long as the list stays light', async () => {
    const learner = await testApp.newLearner();
    const created = await Promise.all(Array.from({ length: 6 }, () => create(learner)));
    for (const { body } of created) await run(learner, body.id, 'drawMuch');
    const listed = async () =>
      (await list(learner)).map(({ drawing, has_drawing }) => [has_drawing, drawing !== null]);
    const [picture, none] = [
      [true, true],
      [true, false],
    ];
    expect(await listed()).toEqual([picture, picture, picture, none, none, none]);
    const oldest = (await list(learner)).at(-1)?.id ?? '';
    await learner.call('programs.showProgram', { id: oldest }, { is_shown: true });
    expect(await listed()).toEqual([picture, picture, none, none, none, picture]);
    const without = (await list(learner)).find(({ drawing }) => drawing === null)?.id ?? '';
    expect((await drawingOf(learner, without)).drawing).not.toBeNull();
  });
});

describe('the program that a learner shows', () => {
  const show = (learner: TestLearner, id: string, is_shown = true) =>
    learner.call('programs.showProgram', { id }, { is_shown });

  test('is listed without a drawing that cannot be read', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    await show(learner, id);
    await sql`update own_programs set drawing = '{"steps": "lost"}' where id = ${id}`.execute(testApp.db);
    expect(await list(learner)).toMatchObject([{ id, drawing: null }]);
  });

  test('is one at most, also when two are chosen at the same moment, and can be none', async () => {
    const learner = await testApp.newLearner();
    const ids = await Promise.all([1, 2, 3].map(async () => (await create(learner)).body.id));
    await Promise.all(ids.map((id) => show(learner, id)));
    const shown = (await list(learner)).filter(({ is_shown }) => is_shown);
    expect(shown).toHaveLength(1);
    const hidden = ids.find((id) => id !== shown[0]?.id) ?? '';
    await show(learner, hidden, false);
    expect((await list(learner)).filter(({ is_shown }) => is_shown)).toEqual(shown);
    await show(learner, shown[0]?.id ?? '', false);
    expect((await list(learner)).filter(({ is_shown }) => is_shown)).toEqual([]);
  });
});

describe('the files of an own program', () => {
  const run = (learner: TestLearner, id: string, code: string) =>
    learner.call('programs.runProgram', { id }, { code });
  const filesOf = async (learner: TestLearner, id: string) =>
    (await learner.call('programs.program', { id })).body.files;
  const scores = { name: 'scores.txt', text: 'Nila 3\n' };
  const names = { name: 'names.txt', text: 'Nila' };

  test('that a run wrote are there for the next one, and are listed with the program', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    expect(await run(learner, id, 'scores')).toMatchObject({
      body: { files: { written: [scores], unkept: [] }, kept_files: [scores] },
    });
    expect((await run(learner, id, 'names')).body.kept_files).toEqual([scores, names]);
    expect(engine.requests.at(-1)?.files).toEqual([scores]);
    expect(await filesOf(learner, id)).toEqual([scores, names]);
    await learner.call('practice.traceProgram', { code: 'hello', task_id: id });
    expect(engine.requests.at(-1)?.files).toEqual([scores, names]);
  });

  test('are named to a program that opens one by a name that is nearly right', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    await run(learner, id, 'scores');
    const { explanation } = (await run(learner, id, 'misses')).body;
    expect(explanation).toMatchObject({ id: 'FILE-NEAR', text: expect.stringContaining('scores.txt') });
  });

  test('stay as they are when a run waits for a line, and are gone when the program removes them', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    await run(learner, id, 'scores');
    await run(learner, id, 'asks');
    expect(await filesOf(learner, id)).toEqual([scores]);
    expect((await run(learner, id, 'forgets')).body.kept_files).toEqual([]);
    expect(await filesOf(learner, id)).toEqual([]);
  });

  test('have a ceiling: the run goes on, and what is too much is named and not kept', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    await run(learner, id, 'scores');
    const { body } = await run(learner, id, 'large');
    expect(body).toMatchObject({
      verdict: 'unchecked',
      files: { unkept: ['large.txt'] },
      kept_files: [scores],
    });
    expect(await filesOf(learner, id)).toEqual([scores]);
  });

  test('count to the bytes that a learner may store, and are not kept where those are used up', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    await run(learner, id, 'hello');
    const before = await countStoredBytes(learner);
    await run(learner, id, 'large');
    expect(await countStoredBytes(learner)).toBeGreaterThan(before + 16_384 - 10);
    const full = sql`update learner_progress set stored_bytes = 1e9 where learner_id = ${learner.id}`;
    await full.execute(testApp.db);
    expect((await run(learner, id, 'scores')).body).toMatchObject({
      files: { unkept: ['scores.txt'] },
      kept_files: [{ name: 'large.txt' }],
    });
  });

  test('are those of one run, when two runs end at once', async () => {
    const learner = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    for (let time = 0; time < 6; time++) {
      meet = meetingOf(2);
      const ran = await Promise.all(['reds', 'blues'].map((code) => run(learner, id, code)));
      const kept = await filesOf(learner, id);
      expect(ran.map(({ body }) => body.kept_files)).toContainEqual(kept);
      expect(kept).toHaveLength(2);
      expect(new Set(kept.map(({ text }: TextFile) => text)).size).toBe(1);
    }
    meet = () => Promise.resolve();
  });

  test('can be deleted one by one, by nobody else, and are in the download of the own data', async () => {
    const learner = await testApp.newLearner();
    const other = await testApp.newLearner();
    const { id } = (await create(learner)).body;
    await run(learner, id, 'scores');
    await run(learner, id, 'names');
    const { records } = ownData.parse((await learner.call('settings.ownData')).body);
    expect(records['own_programs']).toMatchObject([{ files: [scores, names] }]);
    const gone = (who: TestLearner, name: string) => who.call('programs.deleteProgramFile', { id }, { name });
    expect((await gone(other, 'scores.txt')).status).toBe(404);
    expect((await gone(learner, 'scores.txt')).body.files).toEqual([names]);
    expect((await gone(learner, 'scores.txt')).body.files).toEqual([names]);
    expect(await filesOf(learner, id)).toEqual([names]);
  });
});
