import { type CallName, drawing } from '@python-learning/contract';
import type { Curriculum, Question } from '@python-learning/curriculum';
import { type OutcomeKind, outcomeKinds } from '@python-learning/domain';
import { EngineRefusedError } from '@python-learning/python';
import {
  emptyCourse,
  startTestApp,
  type TestApp,
  type TestClient,
  type TestLearner,
} from '@python-learning/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCourse } from '../../../testing/index.ts';
import { createScriptedEngine, prints, type ScriptedEngine } from '../../../testing/scripted-engine.ts';

let stories = 0;
/** A program of five lines that nobody else has. */
const newStory = () => `print("Once")\nprint("upon")\nprint("a")\nprint("time")\nprint(${stories++})`;
const loop = 'while True:\n    pass';
const left = 'while not False:\n    pass';
/** Keeps a file. */
const saves = 'open("names.txt", "w").write("Nila")';
const asks = 'name = input("Who? ")\nprint(name)';
/** A program with a secret, that ends in each way. */
const vault = (kind: OutcomeKind) => `kind = "${kind}"\nguess = 0\nwhile guess != 42:\n    geuss = 42`;
const vaultOutcome = (kind: OutcomeKind): ReturnType<Parameters<typeof createScriptedEngine>[0][string]> => ({
  kind,
  stdout: 'Try!',
  exception:
    kind === 'finished'
      ? null
      : {
          type: kind === 'python-error' ? 'vault' : 'KeyboardInterrupt',
          message: 'the key is 42',
          range: { line: 3, column: null, endLine: null, endColumn: null },
          frames: [],
        },
  drawing: {
    page: { lower: [0, 0], upper: [9, 9] },
    steps: [{ kind: 'background', line: 3, pen: 0, ms: 0, colour: '#000000' }],
  },
});

/** The files of one question. The course may change them. */
let rain = [{ name: 'rain.csv', text: 'May 12' }];
function courseWithData(): Curriculum {
  const course = sampleCourse();
  const withFiles = (question: Question): Question => ({
    ...question,
    dataFiles: question.id === 'first-input' ? rain : [],
  });
  return {
    ...course,
    questionById: (id) => {
      const question = course.questionById(id);
      return question === null ? null : withFiles(question);
    },
  };
}

let engine: ScriptedEngine;
let testApp: TestApp;
let stranger: TestClient;
beforeAll(async () => {
  engine = createScriptedEngine({
    hello: prints('Hello'),
    [saves]: () => ({ files: { written: [{ name: 'names.txt', text: 'Nila' }], removed: [], unkept: [] } }),
    ...Object.fromEntries(outcomeKinds.map((kind) => [vault(kind), () => vaultOutcome(kind)])),
    [loop]: () => ({ kind: 'time-limit', stdout: '', cpuMs: 1000 }),
    [left]: () => {
      throw new EngineRefusedError('aborted', null, 700);
    },
    [asks]: ([name]) =>
      name === undefined
        ? { kind: 'input-required', transcript: 'Who? ' }
        : { stdout: name, transcript: name },
  });
  testApp = await startTestApp({ engine, curriculum: courseWithData() });
  stranger = await newStranger();
});
afterAll(() => testApp.stop());

type Sent = { code?: string; title?: string; inputs?: string[]; task_id?: string; copy_of?: string };

async function newProgram(learner: TestLearner, sent: Sent = {}): Promise<string> {
  const { body } = await learner.call('programs.createProgram', { title: 'Kolam', code: 'hello', ...sent });
  return body.id;
}

const share = (learner: TestLearner, id: string, wish: object = { kind: 'code' }) =>
  learner.call('shares.shareProgram', { id }, wish);

/** A learner with a program and its link. */
async function sharer(sent: Sent = {}, wish: object = { kind: 'code' }) {
  const learner = await testApp.newLearner();
  const id = await newProgram(learner, sent);
  const { body } = await share(learner, id, wish);
  return { learner, id, code: body.share.code as string };
}

/** Another visitor, for a test with very many calls: the calls of one visitor are limited. */
async function newStranger(): Promise<TestClient> {
  const client = testApp.newClient();
  await client.call('auth.user');
  return client;
}

const open = (code: string) => stranger.call('shares.sharedProgram', { code });
const run = (code: string, sent: object = {}, who = stranger) =>
  who.call('shares.runShared', { code }, { chance: 1, ...sent });
const report = (code: string, reason = 'hurtful') =>
  stranger.call('shares.reportShared', { code }, { reason });
const notFound = { status: 404, body: { code: 'not_found' } };

async function storedBytes({ id }: TestLearner): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select stored_bytes as bytes from learner_progress where learner_id = ${id}`.execute(testApp.db);
  return Number(rows[0]?.bytes ?? 0);
}

describe('a link to an own program', () => {
  test('shows a snapshot that stays until the new version is shown', async () => {
    const story = newStory();
    const { learner, id, code } = await sharer({ inputs: ['Nila'] });
    await learner.call('programs.saveProgram', { id }, { code: story, version: 1 });
    expect((await open(code)).body).toMatchObject({
      code,
      title: 'Kolam',
      kind: 'code',
      source: 'hello',
      inputs: ['Nila'],
      reads_input: false,
      changed: null,
      origin: null,
      is_own: false,
    });
    const { body } = await learner.call('shares.shares');
    expect(body).toMatchObject([
      { code, program_id: id, is_current: false, ends_at: null, closed_for: null },
    ]);
    const again = await share(learner, id);
    expect(again.body.share).toMatchObject({
      code,
      is_current: true,
      address: `http://localhost:3000/p/${code}`,
    });
    expect((await open(code)).body.source).toBe(story);
  });

  test('has a code that nobody guesses, and a QR code of its address', async () => {
    const { learner, id, code } = await sharer();
    expect(code).toMatch(/^[bcdfghjkmnpqrstvwxyz]{10}$/);
    const { qr } = (await learner.call('shares.programShare', { id })).body;
    expect(qr.size).toBeGreaterThan(30);
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect(await open(code.toUpperCase())).toMatchObject({ status: 200 });
  });

  test('to play shows no text of the program, also in its errors', async () => {
    const { learner, id, code } = await sharer({ code: 'prinnt("secret")' }, { kind: 'play' });
    expect((await open(code)).body).toMatchObject({ kind: 'play', source: null });
    const { body } = await run(code);
    expect(body).toMatchObject({ verdict: 'unchecked', explanation: null, fix: null, suggestions: [] });
    expect(body.error).toBe('NameError');
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(await (await testApp.newLearner()).call('shares.copyShared', { code })).toMatchObject(notFound);
    await learner.call('shares.changeShareKind', { id }, { kind: 'code' });
    expect((await open(code)).body.source).toBe('prinnt("secret")');
  });

  test.each(outcomeKinds)('to play shows no text of a run that ends as %s', async (kind) => {
    const { code } = await sharer({ code: vault(kind) }, { kind: 'play' });
    const { status, body } = await run(code);
    expect(status).toBe(200);
    expect(drawing.parse(body.drawing).steps).toMatchObject([{ kind: 'background', line: null }]);
    expect(JSON.stringify(body)).not.toMatch(/42|gu?eu?ss\b|vault|line [0-9]|"(?:error_)?line":[0-9]/iu);
  });

  test('is one for each program, however often it is shared at the same moment', async () => {
    const learner = await testApp.newLearner();
    const id = await newProgram(learner);
    const answers = await Promise.all(Array.from({ length: 5 }, () => share(learner, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.share.code)).size).toBe(1);
    expect((await learner.call('shares.shares')).body).toHaveLength(1);
  });

  test('is one of thirty at most', async () => {
    const learner = await testApp.newLearner();
    const ids: string[] = [];
    for (let program = 0; program < 31; program++) ids.push(await newProgram(learner));
    testApp.clock.advance(60);
    for (const id of ids.slice(0, 29)) await share(learner, id);
    const last = await Promise.all(ids.slice(29).map((id) => share(learner, id)));
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(last.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'shares_full' });
  });

  test("is nobody else's to see, to change or to end", async () => {
    const { id, code } = await sharer();
    const other = await testApp.newLearner();
    const calls: [CallName, object?][] = [
      ['shares.programShare'],
      ['shares.shareProgram', { kind: 'play' }],
      ['shares.changeShareKind', { kind: 'play' }],
      ['shares.keepShare'],
      ['shares.endShare'],
    ];
    for (const [name, body] of calls) {
      const answer = await other.call(name as 'shares.shareProgram', { id }, body);
      expect(answer).toMatchObject(notFound);
    }
    expect((await other.call('shares.shares')).body).toEqual([]);
    expect((await open(code)).body).toMatchObject({ kind: 'code' });
  });

  test('is told its owner as the own one', async () => {
    const { learner, code } = await sharer();
    expect((await learner.call('shares.sharedProgram', { code })).body).toMatchObject({ is_own: true });
  });
});

describe('a code that is wrong, has ended or was closed', () => {
  test('is answered alike', async () => {
    const ended = await sharer();
    await ended.learner.call('shares.endShare', { id: ended.id });
    const deleted = await sharer();
    await deleted.learner.call('programs.deleteProgram', { id: deleted.id });
    const closed = await sharer({ code: newStory() });
    await sql`update program_shares set closed_for = 'other' where code = ${closed.code}`.execute(testApp.db);
    for (const call of [open, run, report]) {
      const answers = [];
      for (const code of ['bcdfghjkmn', 'x', ended.code, deleted.code, closed.code])
        answers.push(await call(code));
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 404, body: answers[0]?.body });
    }
  });

  test('is looked up a limited number of times by one network', async () => {
    const { code } = await sharer();
    testApp.clock.advance(60);
    const answers = await Promise.all(Array.from({ length: 310 }, () => open('bcdfghjkmn')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await open(code)).toMatchObject({ status: 429 });
    testApp.clock.advance(60);
    expect(await open('bcdfghjkmn')).toMatchObject(notFound);
  });
});

describe('a link', () => {
  test('that was ended never works again: the next one has another code', async () => {
    const { learner, id, code } = await sharer();
    for (let time = 0; time < 2; time++)
      expect(await learner.call('shares.endShare', { id })).toMatchObject({ status: 200 });
    const { body } = await share(learner, id);
    expect(body.share.code).not.toBe(code);
    expect(await open(code)).toMatchObject(notFound);
  });

  test('that our team closed stays closed, and its owner reads why', async () => {
    const { learner, id, code } = await sharer({ code: newStory() });
    await sql`update program_shares set closed_for = 'hurtful' where code = ${code}`.execute(testApp.db);
    const refusal = { status: 409, body: { code: 'share_closed' } };
    expect(await share(learner, id)).toMatchObject(refusal);
    expect(await learner.call('shares.endShare', { id })).toMatchObject(refusal);
    expect((await learner.call('shares.shares')).body).toMatchObject([
      { closed_for: 'hurtful', ends_at: null },
    ]);
  });

  test('that our team closed is closed for the same program of anybody, also when its own was deleted', async () => {
    const story = newStory();
    const { learner, id, code } = await sharer({ title: 'Story', code: story });
    await report(code);
    await sql`update program_shares set closed_for = 'hurtful' where code = ${code}`.execute(testApp.db);
    const refusal = { status: 409, body: { code: 'share_closed' } };
    const second = await newProgram(learner, { code: `${story}\n# again` });
    expect(await share(learner, second)).toMatchObject(refusal);
    const stored = await storedBytes(learner);
    await learner.call('programs.deleteProgram', { id });
    expect(stored - (await storedBytes(learner))).toBeGreaterThan(2 * story.length);
    expect(await share(learner, second)).toMatchObject(refusal);
    const other = await testApp.newLearner();
    const typed = await newProgram(other, { code: story });
    expect(await share(other, typed)).toMatchObject(refusal);
    expect((await other.call('shares.programShare', { id: typed })).body.offer).toBe('closed');
    const { rows } = await sql`
      select closed_for, title, source, inputs, count from program_shares join share_reports on share_id = id
      where code = ${code}`.execute(testApp.db);
    expect(rows).toEqual([{ closed_for: 'hurtful', title: '', source: '', inputs: [], count: 1 }]);
    expect((await learner.call('shares.shares')).body).toEqual([]);
    expect(await open(code)).toMatchObject(notFound);
  });

  test('to a short program is closed for its own learner alone: others write the same by chance', async () => {
    const code = 'print("hi")';
    const { learner, id, code: link } = await sharer({ code });
    await sql`update program_shares set closed_for = 'hurtful' where code = ${link}`.execute(testApp.db);
    const other = await testApp.newLearner();
    const same = await newProgram(other, { code });
    expect((await other.call('shares.programShare', { id: same })).body.offer).toBe('offered');
    expect(await share(other, same)).toMatchObject({ status: 200 });
    const refusal = { status: 409, body: { code: 'share_closed' } };
    expect(await share(learner, await newProgram(learner, { code }))).toMatchObject(refusal);
    await learner.call('programs.deleteProgram', { id });
    expect(await share(learner, await newProgram(learner, { code }))).toMatchObject(refusal);
  });

  test('that was closed as a copy does not keep the first author from sharing', async () => {
    const { learner, code } = await sharer({ code: 'print("a copy")' });
    await sql`update program_shares set closed_for = 'copied' where code = ${code}`.execute(testApp.db);
    const author = await testApp.newLearner();
    const again = { code: 'print("a copy")' };
    expect(await share(author, await newProgram(author, again))).toMatchObject({ status: 200 });
    expect(await share(learner, await newProgram(learner, again))).toMatchObject({ status: 409 });
  });

  test('counts to the bytes of its learner until it ends or its program is deleted', async () => {
    const { learner, id } = await sharer({ code: `# ${'x'.repeat(1000)}\nhello` });
    const both = await storedBytes(learner);
    expect(both).toBeGreaterThan(2000);
    await learner.call('programs.saveProgram', { id }, { code: `# ${'x'.repeat(3000)}\nhello`, version: 1 });
    await share(learner, id);
    expect(await storedBytes(learner)).toBe(both + 4000);
    await learner.call('programs.deleteProgram', { id });
    expect(await storedBytes(learner)).toBe(0);
    const other = await sharer();
    const before = await storedBytes(other.learner);
    await other.learner.call('shares.endShare', { id: other.id });
    expect(await storedBytes(other.learner)).toBeLessThan(before);
  });

  test('is in the download of own data, and goes with the account', async () => {
    const story = newStory();
    const { learner, code } = await sharer({ title: 'My story', code: story });
    const file = (await learner.call('settings.ownData')).body;
    expect(file.records['program_shares']).toMatchObject([{ code, title: 'My story', source: story }]);
    await learner.call('auth.deleteAccount', {
      password: learner.password,
      confirmation: learner.username,
    });
    expect(await open(code)).toMatchObject(notFound);
  });
});

describe('a run by a stranger', () => {
  /** Milliseconds that were charged to a link. */
  async function usedMs(code: string): Promise<number | undefined> {
    const { rows } = await sql<{ count: number }>`
      select count from rate_counters where key = ${`share-cpu:${code}`}`.execute(testApp.db);
    return rows[0]?.count;
  }

  test('differs from the next one, and stays the same while lines are typed', async () => {
    const { code } = await sharer({ code: asks });
    expect((await open(code)).body.reads_input).toBe(true);
    expect((await run(code)).body).toMatchObject({ verdict: 'waiting', stdout_so_far: 'Who? ' });
    expect((await run(code, { inputs: ['Nila'] })).body).toMatchObject({ output: 'Nila' });
    await run(code, { chance: 2 });
    const [asked, typed, next] = engine.requests.slice(-3).map(({ seed }) => seed);
    expect(asked).toBe(typed);
    expect(next).not.toBe(asked);
  });

  test('keeps nothing, and is one of the visitors of its network', async () => {
    const { code } = await sharer();
    await run(code);
    expect(engine.requests.at(-1)).toMatchObject({
      owner: 'visitors of 127.0.0.1',
      limits: { submissionCpuMs: 1000 },
    });
    expect(await testApp.db.selectFrom('submissions').select('id').execute()).toEqual([]);
  });

  test('is one of many of a class that plays a dialogue line by line', async () => {
    const { code } = await sharer({ code: asks });
    testApp.clock.advance(60);
    const pupil = await newStranger();
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => run(code, { inputs: ['Nila'] }, pupil)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('of a program that loops uses up the time of its link, and not that of others', async () => {
    const [looping, calm] = [await sharer({ code: loop }), await sharer()];
    await sql`
      insert into rate_counters (key, count, window_ends_at)
      values (${`share-cpu:${looping.code}`}, 60000, ${new Date(testApp.clock.now().getTime() + 300_000)})`.execute(
      testApp.db,
    );
    expect(await run(looping.code)).toMatchObject({ status: 429, body: { code: 'run_time_used' } });
    expect(await run(calm.code)).toMatchObject({ status: 200, body: { output: 'Hello' } });
  });

  test('that waits for the others of its network takes no time of its link', async () => {
    const { code } = await sharer();
    testApp.clock.advance(60);
    const waiting = await newStranger();
    const answers = await Promise.all(Array.from({ length: 90 }, () => run(code, {}, waiting)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  test('who leaves is charged to the link, too', async () => {
    const { code } = await sharer({ code: left });
    await run(code);
    expect(await usedMs(code)).toBe(700);
  });

  test('with an account has the limits of a learner, not those of the network', async () => {
    const { code } = await sharer();
    const learner = await testApp.newLearner();
    const ran = await learner.call('shares.runShared', { code }, { chance: 1 });
    expect(ran.status).toBe(200);
    expect(engine.requests.at(-1)).toMatchObject({ owner: learner.id, limits: { submissionCpuMs: 1000 } });
    const { rows } = await sql`select key from rate_counters where key = ${`cpu:${learner.id}`}`.execute(
      testApp.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('charges its link for what it took', async () => {
    const { code } = await sharer({ code: loop });
    await run(code);
    expect(await usedMs(code)).toBe(1000);
  });
});

describe('the files of a run by a stranger', () => {
  const readsRain = 'print(open("rain.csv").read())';
  const filesOfRun = async (code: string) => {
    await run(code);
    return engine.requests.at(-1)?.files;
  };
  /** A learner with a changed copy of the task that has data. */
  async function taskSharer() {
    const learner = await testApp.newLearner();
    const id = await newProgram(learner, { code: readsRain, task_id: 'first-input' });
    await learner.call('programs.saveProgram', { id }, { code: `${readsRain}\nprint(1)`, version: 1 });
    const { body } = await share(learner, id, { kind: 'code', changed: 'rules' });
    return { learner, id, code: body.share.code as string };
  }

  test('are those that its task gave at the beginning, whatever the course has since', async () => {
    const given = rain;
    const { learner, id, code } = await taskSharer();
    expect((await open(code)).body.lacks_files).toBe(false);
    rain = [{ name: 'sun.csv', text: 'May 30' }];
    expect(await filesOfRun(code)).toEqual(given);
    await share(learner, id);
    expect(await filesOfRun(code)).toEqual(given);
    rain = given;
  });

  test('are in the copy that another learner makes, and in the link to it, also when the first link has ended', async () => {
    const { learner, id: first, code } = await taskSharer();
    const other = await testApp.newLearner();
    const copy = (await other.call('shares.copyShared', { code })).body;
    expect(copy.files).toEqual(rain);
    await learner.call('shares.endShare', { id: first });
    const again = await newProgram(other, { code: 'hello', copy_of: copy.id });
    const wish = { kind: 'code', changed: 'words' };
    const { body } = await share(other, again, wish);
    expect(await filesOfRun(body.share.code)).toEqual(rain);
  });

  test('are none that the program keeps, which the page says', async () => {
    const learner = await testApp.newLearner();
    const id = await newProgram(learner, { code: saves });
    expect(await open((await share(learner, id)).body.share.code)).toMatchObject({
      body: { lacks_files: false },
    });
    await learner.call('programs.runProgram', { id }, { code: saves });
    const { code } = (await share(learner, id)).body.share;
    expect((await open(code)).body.lacks_files).toBe(true);
    expect(await filesOfRun(code)).toEqual([]);
  });

  test('count to the bytes of their learner', async () => {
    const given = rain;
    rain = [{ name: 'rain.csv', text: 'x'.repeat(5000) }];
    const learner = await testApp.newLearner();
    await newProgram(learner, { code: readsRain, task_id: 'first-input' });
    expect(await storedBytes(learner)).toBeGreaterThan(10_000);
    const copier = await taskSharer();
    expect(await storedBytes(copier.learner)).toBeGreaterThan(15_000);
    rain = given;
  });
});

test('a program that draws is told as one before its run', async () => {
  const { code } = await sharer({ code: 'from kolam import *\nkambi(3)' }, { kind: 'play' });
  expect((await open(code)).body).toMatchObject({ draws: true, source: null });
  expect((await open((await sharer()).code)).body.draws).toBe(false);
});

describe('a report by a stranger', () => {
  async function countsOf(code: string): Promise<unknown[]> {
    const { rows } = await sql`
      select reason, count from share_reports join program_shares on id = share_id where code = ${code}`.execute(
      testApp.db,
    );
    return rows;
  }

  test('of a storm is one row with a count, which stops', async () => {
    const { code } = await sharer();
    for (let hour = 0; hour < 4; hour++) {
      await Promise.all(Array.from({ length: 25 }, () => report(code)));
      testApp.clock.advance(3600);
    }
    expect(await countsOf(code)).toEqual([{ reason: 'hurtful', count: 50 }]);
  });

  test('beyond twenty of its network in an hour is answered alike, and counts nothing', async () => {
    const { code } = await sharer();
    testApp.clock.advance(3600);
    const answers = await Promise.all(Array.from({ length: 25 }, () => report(code)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await countsOf(code)).toEqual([{ reason: 'hurtful', count: 20 }]);
  });

  test('has a reason of the list', async () => {
    const { code } = await sharer();
    testApp.clock.advance(3600);
    expect(await report(code, 'boring')).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('a copy', () => {
  test('of a shared program is shared once it was changed, and says what was', async () => {
    const story = newStory();
    const { code } = await sharer({ title: 'Story', code: story });
    const learner = await testApp.newLearner();
    const copy = (await learner.call('shares.copyShared', { code })).body;
    expect(copy).toMatchObject({ title: 'Story', code: story });
    const { id } = copy;
    const refusal = { status: 409, body: { code: 'copy_unchanged' } };
    expect(await share(learner, id)).toMatchObject(refusal);
    await learner.call('programs.saveProgram', { id }, { code: `# mine\n${story}  \n`, version: 1 });
    expect(await share(learner, id)).toMatchObject(refusal);
    expect((await learner.call('shares.programShare', { id })).body).toMatchObject({
      offer: 'unchanged_copy',
      origin: { kind: 'share', title: 'Story', code },
      needs_changed: true,
    });
    const changed = story.replace('Once', 'Twice');
    await learner.call('programs.saveProgram', { id }, { code: changed, version: 2 });
    expect(await share(learner, id)).toMatchObject({ status: 400, body: { changed: [expect.any(String)] } });
    const shared = await share(learner, id, { kind: 'code', changed: 'words' });
    expect(shared.body).toMatchObject({ share: { changed: 'words' }, needs_changed: false });
    const page = (await open(shared.body.share.code)).body;
    expect(page).toMatchObject({ changed: 'words', origin: { kind: 'share', title: 'Story', code } });
  });

  test('keeps its thanks when the link of the first one has ended', async () => {
    const story = newStory();
    const first = await sharer({ code: story });
    const learner = await testApp.newLearner();
    const { id } = (await learner.call('shares.copyShared', { code: first.code })).body;
    await learner.call('programs.saveProgram', { id }, { code: 'print("mine")', version: 1 });
    await first.learner.call('shares.endShare', { id: first.id });
    const { body } = await share(learner, id, { kind: 'code', changed: 'additions' });
    expect((await open(body.share.code)).body.origin).toEqual({ kind: 'share', title: null, code: null });
  });

  test('of a task is shared once it was changed', async () => {
    const learner = await testApp.newLearner();
    const id = await newProgram(learner, { code: 'print(1)', task_id: 'first-input' });
    expect((await learner.call('shares.programShare', { id })).body).toMatchObject({
      offer: 'unchanged_copy',
      origin: { kind: 'task', id: 'first-input' },
    });
    await learner.call('programs.saveProgram', { id }, { code: 'print(2)', version: 1 });
    expect(await share(learner, id, { kind: 'play', changed: 'numbers' })).toMatchObject({ status: 200 });
  });

  test('of a task that the course does not have is a program from nowhere', async () => {
    const { learner, id, code } = await sharer({ task_id: 'call me on 077 318 4562' });
    expect((await learner.call('shares.programShare', { id })).body.origin).toBeNull();
    expect((await open(code)).body.origin).toBeNull();
  });

  test("that was typed from another's page is one too, if it is long enough not to be alike by chance", async () => {
    const story = newStory();
    await sharer({ code: story });
    const learner = await testApp.newLearner();
    expect(await share(learner, await newProgram(learner, { code: story }))).toMatchObject({
      status: 409,
      body: { code: 'copy_unchanged' },
    });
    expect(await share(learner, await newProgram(learner))).toMatchObject({ status: 200 });
  });

  test('of a copy is one too, and so is what was typed from a copy, however short', async () => {
    const { code } = await sharer({ title: 'Short', code: 'print("short")' });
    const learner = await testApp.newLearner();
    const { id } = (await learner.call('shares.copyShared', { code })).body;
    const refusal = { status: 409, body: { code: 'copy_unchanged' } };
    const second = await newProgram(learner, { code: 'print("short")', copy_of: id });
    expect(await share(learner, second)).toMatchObject(refusal);
    expect(await share(learner, await newProgram(learner, { code: 'print("short")' }))).toMatchObject(
      refusal,
    );
    await learner.call('programs.saveProgram', { id: second }, { code: 'print("mine")', version: 1 });
    const { body } = await share(learner, second, { kind: 'code', changed: 'words' });
    expect((await open(body.share.code)).body.origin).toEqual({ kind: 'share', title: 'Short', code });
    const stolen = await newProgram(await testApp.newLearner(), { copy_of: second });
    const { rows } = await sql`select origin_kind from own_programs where id = ${stolen}`.execute(testApp.db);
    expect(rows).toEqual([{ origin_kind: null }]);
  });

  test('does not keep the author from sharing again', async () => {
    const story = newStory();
    const author = await sharer({ code: story });
    testApp.clock.advance(60);
    await author.learner.call('shares.endShare', { id: author.id });
    const copier = await testApp.newLearner();
    const typed = await newProgram(copier, { code: story });
    expect(await share(copier, typed)).toMatchObject({ status: 200 });
    expect(await share(author.learner, author.id)).toMatchObject({ status: 200 });
    expect(await share(copier, typed)).toMatchObject({ status: 409, body: { code: 'copy_unchanged' } });
  });

  test('is made once, however often the same request arrives', async () => {
    const story = newStory();
    const { code } = await sharer({ code: story });
    const learner = await testApp.newLearner();
    const headers = { 'idempotency-key': 'one copy' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => learner.call('shares.copyShared', { code }, {}, { headers })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await learner.call('programs.programs')).body).toHaveLength(1);
  });
});

test('an empty program is not shared', async () => {
  const learner = await testApp.newLearner();
  const id = await newProgram(learner, { code: '# only a thought\n' });
  expect(await share(learner, id)).toMatchObject({ status: 409, body: { code: 'nothing_to_share' } });
});

test('the answers for strangers are neither found by search engines nor kept', async () => {
  const { code } = await sharer();
  const { headers } = await open(code);
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['cache-control']).toBe('no-store');
});

describe('a link that nobody runs', () => {
  const dayS = 24 * 3600;
  /** Days later the jobs have run, and the learner has logged in again. */
  async function pass(days: number, learner: TestLearner): Promise<void> {
    testApp.clock.advance(days * dayS);
    await testApp.runJob('sweeps');
    await learner.call('auth.login', { email: learner.email, password: learner.password });
  }
  const mailsTo = async ({ email }: TestLearner) =>
    (await testApp.mailTo(email)).filter(({ subject }) => /link|இணைப்பு/.test(subject));

  test('ends after 180 days, of which its owner is told 30 days before, in the app and by one mail', async () => {
    const { learner, id, code } = await sharer({ title: 'First' });
    const second = (await share(learner, await newProgram(learner, { title: 'Second' }))).body.share.code;
    await pass(149, learner);
    expect((await learner.call('shares.shares')).body[0].ends_at).toBeNull();
    await pass(1, learner);
    await pass(0, learner);
    await testApp.runJob('mails');
    const [mail, ...more] = await mailsTo(learner);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('First');
    expect(mail?.text).toContain('Second');
    const { ends_at: endsAt } = (await learner.call('shares.programShare', { id })).body.share;
    expect(Date.parse(endsAt) - testApp.clock.now().getTime()).toBeGreaterThan(29 * dayS * 1000);
    expect(await run(second)).toMatchObject({ status: 200 });
    await pass(30, learner);
    expect(await open(code)).toMatchObject(notFound);
    expect(await open(second)).toMatchObject({ status: 200 });
    expect((await learner.call('programs.program', { id })).status).toBe(200);
  });

  test('is kept by its owner with a tap, and its bytes are freed when it ends', async () => {
    const { learner, id, code } = await sharer();
    const stored = await storedBytes(learner);
    await pass(150, learner);
    const kept = await learner.call('shares.keepShare', { id });
    expect(kept.body).toMatchObject({ code, ends_at: null });
    await pass(31, learner);
    expect((await learner.call('shares.shares')).body).toMatchObject([{ code }]);
    await pass(120, learner);
    await pass(30, learner);
    expect((await learner.call('shares.shares')).body).toEqual([]);
    expect(await storedBytes(learner)).toBeLessThan(stored);
  });

  test('does not end before its owner was told a month ago, however long the server slept', async () => {
    const { learner, code } = await sharer();
    await pass(300, learner);
    await pass(29, learner);
    const { rows } = await sql`select code from program_shares where code = ${code}`.execute(testApp.db);
    expect(rows).toHaveLength(1);
  });
});

test('a link that ends while a stranger runs it lets the run end', async () => {
  const { learner, id, code } = await sharer();
  const [answer] = await Promise.all([run(code), learner.call('shares.endShare', { id })]);
  expect([200, 404]).toContain(answer.status);
  expect(await run(code)).toMatchObject(notFound);
});

describe('where the law of the place wants the consent of a guardian', () => {
  let careful: TestApp;
  beforeAll(async () => {
    careful = await startTestApp({ engine, curriculum: emptyCourse(), config: { consentIsRequired: true } });
  });
  afterAll(() => careful.stop());
  const consent = ({ id }: TestLearner, isGiven: boolean) =>
    sql`insert into sharing_consents (learner_id, is_given, decided_at) values (${id}, ${isGiven}, now())
      on conflict (learner_id) do update set is_given = ${isGiven}`.execute(careful.db);

  test('it is waited for', async () => {
    const learner = await careful.newLearner();
    const id = await newProgram(learner);
    expect(await share(learner, id)).toMatchObject({ status: 403, body: { code: 'consent_missing' } });
  });

  test('a link from before is not found until it is given, and cannot be changed', async () => {
    const learner = await careful.newLearner();
    await consent(learner, true);
    const id = await newProgram(learner);
    const { code } = (await share(learner, id)).body.share;
    await sql`delete from sharing_consents where learner_id = ${learner.id}`.execute(careful.db);
    const visitor = careful.newClient();
    await visitor.call('auth.user');
    const opened = () => visitor.call('shares.sharedProgram', { code });
    expect(await opened()).toMatchObject(notFound);
    expect(await visitor.call('shares.runShared', { code }, { chance: 1 })).toMatchObject(notFound);
    const refusal = { status: 403, body: { code: 'consent_missing' } };
    expect(await learner.call('shares.changeShareKind', { id }, { kind: 'play' })).toMatchObject(refusal);
    expect(await learner.call('shares.keepShare', { id })).toMatchObject(refusal);
    await consent(learner, true);
    expect(await opened()).toMatchObject({ status: 200, body: { kind: 'code' } });
  });
});
