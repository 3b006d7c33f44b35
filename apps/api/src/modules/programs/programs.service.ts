import {
  type ListedProgram,
  type OwnProgram as OwnProgramAnswer,
  ownProgramLimits,
  type RunResult,
  type SavedProgram,
} from '@python-learning/contract';
import type { Curriculum } from '@python-learning/curriculum';
import {
  countsMilestones,
  type Drawing,
  type Language,
  type RunReport,
  type TextFile,
} from '@python-learning/domain';
import type { Clock, Randomness } from '../../platform/clock/clock.ts';
import type { Handle } from '../../platform/db/database.ts';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { ClaimedKey, LearnerCaller, Once } from '../../platform/http/handler.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import {
  changeRecord,
  changeRecordIn,
  createLearnerRecord,
  type LearnerRecord,
  milestonesEverCompleted,
} from '../record/index.ts';
import {
  type Attempt,
  type GivenInputs,
  openTask,
  type RefuseRun,
  type SubmitDeps,
  shownInputs,
  submit,
  type Task,
} from '../submissions/index.ts';
import { firstLines } from './first-lines.ts';
import { keptFiles } from './kept-files.ts';
import { programDigest } from './program-pieces.ts';
import {
  createOwnProgramsRepository,
  type ListedOwnProgram,
  type OwnProgram,
  type OwnProgramsRepository,
  type ProgramOrigin,
} from './programs.repository.ts';
import { progressDrawing, progressRun } from './progress-drawing.ts';
import { shownDrawing } from './shown-drawing.ts';

export type ProgramsDeps = SubmitDeps & {
  clock: Clock;
  randomness: Randomness;
  limiter: RateLimiter;
  curriculum: Pick<Curriculum, 'questionById'>;
  /**
   * Deletes what other modules store for a program, in the transaction that deletes it. Resolves with the bytes that are
   * stored more than before.
   */
  deleteWith: (handle: Handle, which: Which) => Promise<number>;
};

type RefuseUnknown = Refuse<'not_found'>;
type RefuseChange = Refuse<'not_found' | 'storage_full'>;
export type RefuseNew = Refuse<'programs_full' | 'storage_full'>;

type Which = { learnerId: string; id: string };

export type NewProgram = {
  learnerId: string;
  title: string;
  code: string;
  inputs: readonly string[];
  /** Files that it has now. */
  files: readonly TextFile[];
  /** Files that it was begun with, now or as what it is a copy of. */
  givenFiles: readonly TextFile[];
  /** Null for a program that is no copy. */
  origin: ProgramOrigin | null;
};

type SentProgram = Omit<NewProgram, 'files' | 'givenFiles' | 'origin'> & {
  /** The question whose program this is a copy of. One that the course does not have counts as null. */
  taskId: string | null;
  /** The own program that this is a copy of, also of its files. One that is not there counts as null. */
  copyOf: string | null;
};

type Run = GivenInputs & {
  caller: LearnerCaller;
  key: ClaimedKey<RunResult>;
  id: string;
  code: string;
  language: Language;
  signal: AbortSignal;
  refuse: RefuseRun & Refuse<'not_found' | 'token_not_valid'>;
};

/** Programs that learners write for themselves. One that the learner does not have is not found. */
export interface ProgramsService {
  list(learnerId: string): Promise<ListedProgram[]>;
  get(refuse: RefuseUnknown, which: Which): Promise<OwnProgramAnswer>;
  /** What the last run of a program drew; null for nothing. */
  getDrawing(refuse: RefuseUnknown, which: Which): Promise<Drawing | null>;
  create(refuse: RefuseNew, once: Once<OwnProgramAnswer>, sent: SentProgram): Promise<OwnProgramAnswer>;
  /**
   * Saves code that was changed since `version`. Saves nothing where another version is stored, unless its code is the
   * same: an answer may have been lost.
   */
  save(refuse: RefuseChange, which: Which, sent: { code: string; version: number }): Promise<SavedProgram>;
  rename(refuse: RefuseChange, which: Which, title: string): Promise<OwnProgramAnswer>;
  /** Shows the program on the learner's dashboard in place of any other, or shows none. */
  show(refuse: RefuseUnknown, which: Which, isShown: boolean): Promise<OwnProgramAnswer>;
  delete(refuse: RefuseUnknown, once: Once<{ id: string }>, which: Which): Promise<{ id: string }>;
  /** A file that is gone already is no error. */
  deleteFile(refuse: RefuseChange, which: Which, name: string): Promise<OwnProgramAnswer>;
  /** Runs code for a program, saved or not. Stores what was typed, the first lines that were shown, what was drawn, and its files. */
  run(run: Run): Promise<RunResult>;
}

export function createProgramsService(deps: ProgramsDeps): ProgramsService {
  const { db } = deps;
  return {
    list: async (learnerId) => (await createOwnProgramsRepository(db).list(learnerId)).map(listedAnswer),
    get: async (refuse, which) => programAnswer(await getProgram(db, refuse, which)),
    getDrawing: async (refuse, which) => {
      await getProgram(db, refuse, which);
      return createOwnProgramsRepository(db).findDrawing(which.learnerId, which.id);
    },
    create: (refuse, once, sent) => create(deps, { refuse, once }, sent),
    save: (refuse, which, sent) => save(deps, refuse, which, sent),
    rename: async (refuse, which, title) => {
      const program = await changeStored(deps, refuse, which, () => ({ title }));
      return programAnswer({ ...program, title });
    },
    show: (refuse, which, isShown) => show(deps, refuse, which, isShown),
    delete: (refuse, once, which) => remove(deps, { refuse, once }, which),
    deleteFile: (refuse, which, name) => deleteFile(deps, refuse, which, name),
    run: (run) => runProgram(deps, run),
  };
}

/** Changes of own programs in a minute: a browser saves after a pause in typing. */
const changesPerMinute = 120;

async function create(
  deps: ProgramsDeps,
  { refuse, once }: { refuse: RefuseNew; once: Once<OwnProgramAnswer> },
  { taskId, copyOf, ...sent }: SentProgram,
): Promise<OwnProgramAnswer> {
  const { learnerId, code } = sent;
  await deps.limiter.take(`program:${learnerId}`, changesPerMinute, 60);
  return once(async (handle) => {
    const copied = copyOf === null ? null : await createOwnProgramsRepository(handle).find(learnerId, copyOf);
    const { files, givenFiles, origin } = copied ?? ofQuestion(deps, taskId, code);
    return addProgram(handle, deps, refuse, { ...sent, files, givenFiles, origin });
  });
}

/** The files and the origin of a program that begins with a question of the course, or with none. */
function ofQuestion(
  { curriculum }: ProgramsDeps,
  id: string | null,
  code: string,
): Pick<NewProgram, 'files' | 'givenFiles' | 'origin'> {
  const question = id === null ? null : curriculum.questionById(id);
  if (question === null) return { files: [], givenFiles: [], origin: null };
  return {
    files: question.dataFiles,
    givenFiles: question.dataFiles,
    origin: { kind: 'task', id: question.id, digest: programDigest(code) },
  };
}

/** Adds a program in a transaction that has changed nothing yet. */
export function addProgram(
  handle: Handle,
  { clock, randomness }: Pick<ProgramsDeps, 'clock' | 'randomness'>,
  refuse: RefuseNew,
  { learnerId, ...sent }: NewProgram,
): Promise<OwnProgramAnswer> {
  const at = clock.now();
  const program = {
    ...sent,
    id: randomness.id(),
    version: 1,
    isShown: false,
    hasDrawing: false,
    drawnDone: null,
    changedAt: at,
  };
  return changeRecordIn(handle, { learnerId, at }, async ({ storedBytes }, _handle, stored) => {
    const programs = createOwnProgramsRepository(handle);
    if ((await programs.count(learnerId)) >= ownProgramLimits.maxPrograms) throw refuse('programs_full');
    if (!(await storedBytes.hasRoom(learnerId, at, stored))) throw refuse('storage_full');
    await storedBytes.change(learnerId, await programs.add(learnerId, program), at);
    return programAnswer(program);
  });
}

async function save(
  deps: ProgramsDeps,
  refuse: RefuseChange,
  which: Which,
  { code, version }: { code: string; version: number },
): Promise<SavedProgram> {
  const next = { code, version: version + 1, changedAt: deps.clock.now() };
  const isNext = (stored: OwnProgram) => stored.version === version && stored.code !== code;
  const stored = await changeStored(deps, refuse, which, (one) => (isNext(one) ? { changed: next } : null));
  if (isNext(stored)) return { is_saved: true, program: programAnswer({ ...stored, ...next }) };
  return { is_saved: stored.code === code, program: programAnswer(stored) };
}

async function show(
  deps: ProgramsDeps,
  refuse: RefuseUnknown,
  { learnerId, id }: Which,
  isShown: boolean,
): Promise<OwnProgramAnswer> {
  const { db, clock, limiter } = deps;
  await limiter.take(`program:${learnerId}`, changesPerMinute, 60);
  const at = clock.now();
  const program = await changeRecord(db, { learnerId, at }, async (_record, handle) => {
    const stored = await getProgram(handle, refuse, { learnerId, id });
    if (isShown || stored.isShown) {
      await createOwnProgramsRepository(handle).show(learnerId, isShown ? id : null);
    }
    return stored;
  });
  // One that cannot be drawn now shows what it drew last.
  if (isShown) await drawProgress(deps, learnerId).catch(() => undefined);
  return programAnswer({ ...program, isShown });
}

type Changes = Parameters<OwnProgramsRepository['change']>[2];

/**
 * Changes a stored program by what `choose` makes of it; null changes nothing. Resolves with the program as it was
 * before.
 */
async function changeStored(
  { db, clock, limiter }: ProgramsDeps,
  refuse: RefuseChange,
  { learnerId, id }: Which,
  choose: (stored: OwnProgram) => Changes | null,
): Promise<OwnProgram> {
  await limiter.take(`program:${learnerId}`, changesPerMinute, 60);
  const at = clock.now();
  return changeRecord(db, { learnerId, at }, async (record, handle, storedBytes) => {
    const stored = await getProgram(handle, refuse, { learnerId, id });
    const changes = choose(stored);
    if (changes === null) return stored;
    if (!(await record.storedBytes.hasRoom(learnerId, at, storedBytes))) throw refuse('storage_full');
    await write(record, handle, { learnerId, id, at }, changes);
    return stored;
  });
}

async function write(
  { storedBytes }: LearnerRecord,
  handle: Handle,
  { learnerId, id, at }: Which & { at: Date },
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const more = await createOwnProgramsRepository(handle).change(learnerId, id, changes);
  await storedBytes.change(learnerId, more, at);
}

async function deleteFile(
  deps: ProgramsDeps,
  refuse: RefuseChange,
  which: Which,
  name: string,
): Promise<OwnProgramAnswer> {
  const without = ({ files }: OwnProgram) => files.filter((file) => file.name !== name);
  const program = await changeStored(deps, refuse, which, (stored) => ({ files: without(stored) }));
  return programAnswer({ ...program, files: without(program) });
}

async function remove(
  { clock, deleteWith }: ProgramsDeps,
  { refuse, once }: { refuse: RefuseUnknown; once: Once<{ id: string }> },
  { learnerId, id }: Which,
): Promise<{ id: string }> {
  const at = clock.now();
  return once((handle) =>
    changeRecordIn(handle, { learnerId, at }, async ({ storedBytes }) => {
      const moreWith = await deleteWith(handle, { learnerId, id });
      const more = await createOwnProgramsRepository(handle).delete(learnerId, id);
      if (more === null) throw refuse('not_found');
      await storedBytes.change(learnerId, more + moreWith, at);
      return { id };
    }),
  );
}

async function runProgram(deps: ProgramsDeps, { caller, key, id, ...sent }: Run): Promise<RunResult> {
  const { learnerId } = caller;
  const program = await getProgram(deps.db, sent.refuse, { learnerId, id });
  const admission = { caller, key, refuse: sent.refuse, refuseClosed: null };
  return runStored(deps, program, { ...sent, learnerId, admission, isRedrawing: false });
}

type StoredRun = Omit<Run, 'caller' | 'key' | 'id' | 'refuse'> &
  Pick<Attempt, 'learnerId' | 'admission' | 'refuse'> & {
    /** True where the learner did not ask for the run: it leaves its drawing alone. */
    isRedrawing: boolean;
  };

/**
 * Runs code for a program that is stored, and stores what it leaves. The code of the shown program runs once more with
 * the learner's finished milestones if it counts them.
 */
async function runStored(
  deps: ProgramsDeps,
  program: OwnProgram,
  { learnerId, admission, isRedrawing, ...sent }: StoredRun,
): Promise<RunResult> {
  const { id, files } = program;
  const { code } = sent;
  const at = deps.clock.now();
  const inputs = sent.inputs ?? [];
  const done = program.isShown && countsMilestones(code) ? await countFinished(deps.db, learnerId) : null;
  // The program is the starter of its own run, so that its lines get no style remarks.
  const task = openTask({ id, starter: code, milestone: 1, shown: shownInputs(sent, null) });
  const keepLeft: Task['keepLeft'] = async ({ report, assessment }) => {
    const kept = keptFiles(files, report.shown.files);
    const drawn = drawnBy(report, { done, begunAt: at }, program);
    const shown = { inputs, output: firstLines(assessment.output), files: kept.files, ...drawn };
    if (await keepLeftOf(deps, { learnerId, id, at }, isRedrawing ? drawn : shown)) return kept;
    return { files, unkept: report.shown.files.written.map(({ name }) => name) };
  };
  const cases = done === null ? [] : [progressRun(inputs, done)];
  return submit(deps, { ...task, cases, files, keepLeft }, { ...sent, learnerId, at, admission });
}

/**
 * The drawing that a run leaves: the one made with the finished milestones where they are counted. If that fails, a
 * drawing that was made with fewer of them stays.
 */
function drawnBy(
  { shown, cases }: RunReport,
  { done, begunAt }: Omit<NonNullable<Changes['drawn']>, 'drawing'>,
  { drawnDone }: OwnProgram,
): Pick<Changes, 'drawn'> {
  const grown = done === null ? null : progressDrawing(cases[0]);
  if (grown !== null) return { drawn: { drawing: grown, done, begunAt } };
  if (done !== null && drawnDone !== null) return {};
  return { drawn: { drawing: shownDrawing(shown.drawing), done: null, begunAt } };
}

async function countFinished(db: Handle, learnerId: string): Promise<number> {
  const { awardedReasons } = await createLearnerRecord(db).progress.read(learnerId);
  return milestonesEverCompleted(awardedReasons).size;
}

/** Draws the shown program of a learner again if it counts milestones. Throws where the engine has no time for it. */
export async function drawProgress(deps: ProgramsDeps, learnerId: string): Promise<void> {
  const program = await createOwnProgramsRepository(deps.db).findShown(learnerId);
  if (program === null || !countsMilestones(program.code)) return;
  const { code, inputs } = program;
  const refuse = (reason: string) => new Error(`The program was not run: ${reason}`);
  await runStored(deps, program, {
    code,
    inputs: [...inputs],
    language: 'en',
    signal: new AbortController().signal,
    learnerId,
    admission: null,
    refuse: refuse as RefuseRun,
    isRedrawing: true,
  });
}

/** Stores what a run left, unless the learner's storage is full. The program may have been deleted meanwhile. */
function keepLeftOf(
  { db }: ProgramsDeps,
  which: Which & { at: Date },
  shown: Pick<Changes, 'inputs' | 'output' | 'files' | 'drawn'>,
): Promise<boolean> {
  const { learnerId, at } = which;
  return changeRecord(db, which, async (record, handle, stored) => {
    const hasRoom = await record.storedBytes.hasRoom(learnerId, at, stored);
    if (hasRoom) await write(record, handle, which, shown);
    return hasRoom;
  });
}

async function getProgram(
  handle: Handle,
  refuse: RefuseUnknown,
  { learnerId, id }: Which,
): Promise<OwnProgram> {
  const program = await createOwnProgramsRepository(handle).find(learnerId, id);
  if (program === null) throw refuse('not_found');
  return program;
}

function programAnswer({
  changedAt,
  inputs,
  files,
  isShown,
  hasDrawing,
  drawnDone: _drawnDone,
  givenFiles: _givenFiles,
  origin: _origin,
  ...program
}: OwnProgram): OwnProgramAnswer {
  return {
    ...program,
    inputs: [...inputs],
    files: [...files],
    is_shown: isShown,
    has_drawing: hasDrawing,
    changed_at: changedAt.toISOString(),
  };
}

function listedAnswer({
  changedAt,
  isShown,
  hasDrawing,
  drawnDone,
  beginning,
  ...program
}: ListedOwnProgram): ListedProgram {
  return {
    ...program,
    beginning: firstLines(beginning),
    is_shown: isShown,
    has_drawing: hasDrawing,
    drawn_done: drawnDone,
    changed_at: changedAt.toISOString(),
  };
}
