import type {
  CodingExercise,
  Draft,
  OpenedHelp,
  ProgramTrace,
  RunResult,
  TaskChoices,
} from '@python-learning/contract';
import type { CourseLesson, Question } from '@python-learning/curriculum';
import type { HelpRung, Language } from '@python-learning/domain';
import type { Refuse } from '../../platform/errors/refuse.ts';
import type { ClaimedKey, LearnerCaller } from '../../platform/http/handler.ts';
import { visitorsOf } from '../../platform/limits/visitors.ts';
import type { Badges } from '../badges/index.ts';
import type { Course, RefuseClosed } from '../course/index.ts';
import { ownProgramFiles } from '../programs/index.ts';
import { createLearnerRecord, noHelp } from '../record/index.ts';
import {
  type Attempt,
  type DraftDeps,
  type DraftTimes,
  type GivenInputs,
  isShownBy,
  openTask,
  type RefuseAdmission,
  type RefuseDraft,
  type RefuseRun,
  type ShownInputs,
  type SubmitDeps,
  saveDraft,
  shownInputs,
  submit,
  type Task,
  traceProgram,
} from '../submissions/index.ts';
import { allQuestions, codingExercise } from './coding-exercise.ts';
import { freeIds, isFree } from './free-task.ts';
import { openedHelp, rungAfter } from './help.ts';
import { questionTask } from './question-task.ts';
import { continuedIds } from './starter.ts';

type PracticeDeps = SubmitDeps & DraftDeps & { course: Course; badges: Badges };

type Submission = GivenInputs & {
  caller: LearnerCaller;
  key: ClaimedKey<RunResult>;
  questionId: string;
  code: string;
  language: Language;
  signal: AbortSignal;
  refuse: RefuseRun & RefuseClosed & RefuseAdmission;
};

/** A program of a lesson as the learner changed it, with the input lines typed so far. */
type Trial = Omit<Submission, 'questionId'> & { lessonId: string };

/** A program of somebody without an account. The network is the only thing known of its sender. */
type VisitorProgram = {
  network: string;
  code: string;
  language: Language;
  signal: AbortSignal;
  refuse: RefuseRun;
};

/** A program to be seen step by step. */
type TracedSource = GivenInputs & {
  learnerId: string;
  code: string;
  /** The task that it is for; missing for a program of the learner's own. */
  task_id?: string | undefined;
  signal: AbortSignal;
  refuse: RefuseRun;
};

type NewDraft = DraftTimes & {
  learnerId: string;
  questionId: string;
  code: string;
  refuse: RefuseDraft & Refuse<'not_found'>;
};

/** A learner who asks for a rung of help; `code` is the program as it is, null where it was not sent. */
type AskedHelp = {
  learnerId: string;
  questionId: string;
  rung: HelpRung;
  code: string | null;
  language: Language;
  refuse: RefuseClosed;
};

export interface PracticeService {
  getExercise(
    refuse: RefuseClosed,
    who: { learnerId: string; milestoneId: string; language: Language },
  ): Promise<CodingExercise>;
  /**
   * Opens the next rung of help, and keeps how far the learner went. A rung out of reach opens nothing. Throws
   * `too_many_requests` beyond 60 calls of a learner in a minute.
   */
  openHelp(asked: AskedHelp): Promise<OpenedHelp>;
  /** Returns the program of another child for a free task, or null before the first run. */
  getSample(refuse: RefuseClosed, who: { learnerId: string; questionId: string }): Promise<string | null>;
  /** Keeps what a learner chose for a free task. Refuses for a question that lets nothing be chosen. */
  choose(chosen: {
    refuse: Refuse<'not_found'>;
    learnerId: string;
    questionId: string;
    choices: TaskChoices;
  }): Promise<TaskChoices>;
  /** Runs a program and says whether it solves the question. A program that fails is a result, not an error. */
  submit(submission: Submission): Promise<RunResult>;
  /** Runs a learner's version of a program from a lesson. Nothing is graded or saved. */
  tryOut(trial: Trial): Promise<RunResult>;
  /**
   * Runs any program at a question that the learner has solved. Nothing is graded or saved. Refuses with
   * `question_unsolved` before: what a program shows would be the answer to a question that asks for a guess.
   */
  play(playing: Submission & { refuse: Refuse<'question_unsolved'> }): Promise<RunResult>;
  /**
   * Runs a program of somebody without an account. Visitors of one network share the limits. Nothing is graded or saved.
   */
  runVisitor(program: VisitorProgram): Promise<RunResult>;
  /** Runs a program and says what it did step by step. Nothing is graded or saved. */
  trace(program: TracedSource): Promise<ProgramTrace>;
  /**
   * Saves a draft and resolves with the newest one, which may be from another device. A locked question accepts drafts
   * too: a subscription may end while the learner types, and the text is the learner's.
   */
  saveDraft(draft: NewDraft): Promise<Draft>;
}

export function createPracticeService(deps: PracticeDeps): PracticeService {
  return {
    getExercise: async (refuse, { learnerId, milestoneId, language }) => {
      const milestone = await deps.course.getOpenMilestone(refuse, learnerId, milestoneId);
      const questions = allQuestions(milestone);
      const { solutions, help, choices } = createLearnerRecord(deps.db);
      const ids = questions.map(({ id }) => id);
      const records = await solutions.listRecords(learnerId, ids);
      const own = await solutions.listSolutions(learnerId, [
        ...new Set([...ids, ...continuedIds(questions)]),
      ]);
      return codingExercise(
        milestone,
        {
          records,
          solutions: own,
          help: await help.listStates(learnerId, ids),
          choices: await choices.list(learnerId, freeIds(questions)),
        },
        {
          language,
          mediaUrl: deps.course.mediaUrl,
          getQuestion: (id) => deps.course.getQuestion(refuse, id),
        },
      );
    },
    openHelp: (asked) => openHelp(deps, asked),
    getSample: (refuse, who) => getSample(deps, refuse, who),
    choose: (chosen) => choose(deps, chosen),
    submit: (submission) => submitAnswer(deps, submission),
    tryOut: (trial) => tryOut(deps, trial),
    play: (playing) => play(deps, playing),
    runVisitor: (program) => runVisitor(deps, program),
    trace: (program) => trace(deps, program),
    saveDraft: (draft) => saveOwnDraft(deps, draft),
  };
}

/** A learner opens a step of help, or the next line, with each call, and reads it before the next. */
const helpPerMinute = 60;

async function openHelp(
  deps: PracticeDeps,
  { learnerId, questionId, refuse, ...asked }: AskedHelp,
): Promise<OpenedHelp> {
  const { db, clock, limiter, course } = deps;
  await limiter.take(`help:${learnerId}`, helpPerMinute, 60);
  const question = await getAsked(deps, refuse, { learnerId, questionId });
  await course.getOpenMilestone(refuse, learnerId, question.milestoneId);
  const { help } = createLearnerRecord(db);
  const state = (await help.listStates(learnerId, [questionId])).get(questionId) ?? noHelp;
  const rung = rungAfter(question, state, asked.rung);
  const task = { kind: 'question', id: questionId } as const;
  if (rung > state.rung) await help.open({ learnerId, task, rung, at: clock.now() });
  return openedHelp(question, { ...state, rung }, asked);
}

async function getSample(
  deps: PracticeDeps,
  refuse: RefuseClosed,
  { learnerId, questionId }: AskedBy,
): Promise<string | null> {
  const question = await getAsked(deps, refuse, { learnerId, questionId });
  await deps.course.getOpenMilestone(refuse, learnerId, question.milestoneId);
  if (!isFree(question)) return null;
  const states = await createLearnerRecord(deps.db).help.listStates(learnerId, [questionId]);
  return (states.get(questionId)?.runs ?? 0) > 0 ? question.solution : null;
}

async function choose(
  deps: PracticeDeps,
  { refuse, learnerId, questionId, choices }: Parameters<PracticeService['choose']>[0],
): Promise<TaskChoices> {
  const question = await getAsked(deps, refuse, { learnerId, questionId });
  if (!isFree(question)) throw refuse('not_found');
  const task = { kind: 'question', id: questionId } as const;
  await createLearnerRecord(deps.db).choices.keep({ learnerId, task, choices, at: deps.clock.now() });
  return choices;
}

async function saveOwnDraft(deps: PracticeDeps, { questionId, ...draft }: NewDraft): Promise<Draft> {
  await getAsked(deps, draft.refuse, { learnerId: draft.learnerId, questionId });
  return saveDraft(deps, { ...draft, task: { kind: 'question', id: questionId } });
}

async function submitAnswer(deps: PracticeDeps, { questionId, ...sent }: Submission): Promise<RunResult> {
  const question = await getAsked(deps, sent.refuse, { learnerId: sent.caller.learnerId, questionId });
  const task = questionTask(deps, question, sent);
  const ownBeginning = await ownBeginningOf(deps, question, sent.caller.learnerId);
  const checks = ownBeginning === null ? task.checks : { ...task.checks, ownBeginning };
  return submit(deps, { ...task, checks }, attemptAt(deps, sent, question));
}

/** The learner's own program with which a part of a story begins; null without one, and for any other question. */
async function ownBeginningOf(
  { db }: PracticeDeps,
  question: Question,
  learnerId: string,
): Promise<string | null> {
  const { continues } = question;
  if (continues === undefined || !isFree(question)) return null;
  const [own] = await createLearnerRecord(db).solutions.listSolutions(learnerId, [continues]);
  return own?.code ?? null;
}

type AskedBy = { learnerId: string; questionId: string };

/** A question that the learner is asked. Nobody is asked a retired one, except those who have begun it. */
async function getAsked(
  { db, course }: PracticeDeps,
  refuse: Refuse<'not_found'>,
  { learnerId, questionId }: AskedBy,
): Promise<Question> {
  const question = course.getQuestion(refuse, questionId);
  const { retired } = course.getMilestone(refuse, question.milestoneId);
  if (!retired.some(({ id }) => id === questionId)) return question;
  const records = await createLearnerRecord(db).solutions.listRecords(learnerId, [questionId]);
  if (records.length === 0) throw refuse('not_found');
  return question;
}

async function tryOut(deps: PracticeDeps, { lessonId, ...sent }: Trial): Promise<RunResult> {
  const lesson = deps.course.getLesson(sent.refuse, lessonId);
  const { order } = deps.course.getMilestone(sent.refuse, lesson.milestoneId);
  // What the lesson shows itself is no secret of a question.
  const runsUnguessed = isShownBy(lesson, sent.code);
  const task = { ...lessonTask(lesson, order, shownInputs(sent, null)), runsUnguessed };
  return submit(deps, task, attemptAt(deps, sent, lesson));
}

async function play(
  deps: PracticeDeps,
  { questionId, ...sent }: Submission & { refuse: Refuse<'question_unsolved'> },
): Promise<RunResult> {
  const question = deps.course.getQuestion(sent.refuse, questionId);
  const { order } = deps.course.getMilestone(sent.refuse, question.milestoneId);
  const solved = await createLearnerRecord(deps.db).solutions.listSolved(sent.caller.learnerId, [questionId]);
  if (solved.length === 0) throw sent.refuse('question_unsolved');
  const { starter } = question;
  const task = openTask({ id: questionId, starter, milestone: order, shown: shownInputs(sent, null) });
  // The output of the question itself is known: it is solved.
  const runsUnguessed = deps.givenPrograms.guessBefore(sent.code)?.task.id === questionId;
  return submit(deps, { ...task, files: question.dataFiles, runsUnguessed }, attemptAt(deps, sent, question));
}

/** An attempt that arrives now at something in a milestone. Whether that is open is asked when the run is counted. */
function attemptAt(
  { course, clock }: PracticeDeps,
  sent: Omit<Submission, 'questionId'>,
  { milestoneId }: { milestoneId: string },
): Attempt {
  const { caller, key, refuse } = sent;
  const { isFree } = course.getMilestone(refuse, milestoneId);
  const refuseClosed = isFree ? null : () => refuse('subscription_required');
  const admission = { caller, key, refuse, refuseClosed };
  return { ...sent, learnerId: caller.learnerId, at: clock.now(), admission };
}

/** Runs per minute of all visitors of one network: a class in a school begins at the same time. */
const visitorRunsPerMinute = 120;
/** A visitor costs little: thirty times what a few lines need. */
const visitorLimits = {
  caseCpuMs: 300,
  submissionCpuMs: 300,
  heapGrowthBytes: 16 * 2 ** 20,
  outputBytes: 4 * 2 ** 10,
};

async function runVisitor(deps: PracticeDeps, { network, ...sent }: VisitorProgram): Promise<RunResult> {
  const attempt = { ...sent, learnerId: visitorsOf(network), at: deps.clock.now(), admission: null };
  const shown = shownInputs({}, null);
  const open = openTask({ id: 'visitor', starter: '', milestone: 1, shown });
  // Of a visitor no guess can be kept.
  const task = { ...open, limits: visitorLimits, runsUnguessed: true };
  return submit({ ...deps, runsPerMinute: visitorRunsPerMinute }, task, attempt);
}

/**
 * Traces a program as the question or the lesson runs it. Of another task, such as an exercise, the id alone counts:
 * it is a part of the chances. A program of the learner's own finds its files.
 */
async function trace(
  deps: PracticeDeps,
  { task_id: taskId = 'own', ...sent }: TracedSource,
): Promise<ProgramTrace> {
  const question = deps.course.findQuestion(taskId);
  const lesson = deps.course.findLesson(taskId);
  const setup = {
    at: deps.clock.now(),
    shown: shownInputs(sent, question?.usesSampleInput === true ? question.sampleInputs : null),
    files: question?.dataFiles ?? (await ownProgramFiles(deps.db, sent.learnerId, taskId)),
    runsUnguessed: lesson !== null && isShownBy(lesson, sent.code),
  };
  // Cast: the answer is parsed by the contract.
  return (await traceProgram(deps, { ...sent, taskId }, setup)) as ProgramTrace;
}

/**
 * A program of a lesson that a learner tries out. The lesson's own code is the starter, so that its lines get no style
 * remarks.
 * @param milestone order of the lesson's milestone
 */
function lessonTask(lesson: CourseLesson, milestone: number, shown: ShownInputs): Task {
  const starter = lesson.scenes.map(({ code }) => code ?? '').join('\n');
  return openTask({ id: lesson.id, starter, milestone, shown });
}
