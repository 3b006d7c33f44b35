import {
  checklistItems,
  helpRungs,
  maxVisitorCodeLength,
  questionKinds,
  themePictures,
} from '@python-learning/domain';
import * as z from 'zod/mini';
import { captions } from './course.contract.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './id.ts';
import { hintLadder, longTextsOfRun, runResult } from './run-result.ts';
import { draft, program, rowOfKeys, sentDraft, submissionLimits, textFile } from './submissions.ts';
import { programTrace } from './trace.ts';

/** What a learner chose for a free task. */
export const taskChoices = z.object({
  /** The place of the theme in the task, counted from 0; null where none was chosen. */
  theme: z.nullable(z.int().check(z.gte(0), z.lte(2))),
  ticks: z.array(z.enum(checklistItems)).check(z.maxLength(checklistItems.length)),
});
export type TaskChoices = z.output<typeof taskChoices>;

export const codingQuestion = z.object({
  id,
  /** Decides how the screen draws the question. */
  kind: z.enum(questionKinds),
  title: z.string(),
  /** What to make, as an order in one line of plain text. */
  goal: z.string(),
  /** What the program must show, and the lines typed for it; null where the learner guesses what is shown. */
  example: z.nullable(z.object({ inputs: z.array(z.string()), output: z.string() })),
  /** Answers to tap, one of them right, where the output is guessed; empty where none are offered. */
  guesses: z.array(z.string()),
  /** Sanitised HTML. */
  question: z.string(),
  /** The first hint: sanitised HTML, or empty. */
  hint: z.string(),
  hint_ladder: hintLadder,
  /** The starter. In a part that continues another, the learner's own solution of that part. */
  example_code: z.string(),
  keys: rowOfKeys,
  /** The part of a growing program that this question continues; missing for a new program. */
  continues_from: z.optional(
    z.object({
      id,
      title: z.string(),
      /** False while the learner has no solution of that part: `example_code` is then ours. */
      is_own_code: z.boolean(),
      /** Our solution of that part, to begin with in place of the own code; null where it is the beginning already. */
      sample_code: z.nullable(z.string()),
    }),
  ),
  /** What a free task lets the learner choose; missing for a task with one right output. */
  free: z.optional(
    z.object({
      /** Three themes, or none in a part that continues another. The chosen one takes the place of `{t}` in the texts. */
      themes: z.array(z.object({ name: z.string(), picture: z.nullable(z.enum(themePictures)) })),
      /** What takes the place of `{t}` while no theme is chosen; null without themes. */
      any_theme: z.nullable(z.string()),
      checklist: z.array(z.enum(checklistItems)),
      chosen: taskChoices,
    }),
  ),
  /** Video that explains the way to a solution; null if the question has none. */
  video_url_2: z.nullable(z.string()),
  /** Captions of that video, one file for each language; empty without a video. */
  video_captions_2: z.array(captions),
  /** What the learner last typed or ran, on any device, or null. */
  draft_code: z.nullable(z.string()),
  /** When it was typed or run; null without a draft. */
  draft_written_at: z.nullable(z.iso.datetime()),
  /** Example answers to the questions of the program, in their order; null if there are none. */
  sample_inputs: z.nullable(z.array(z.string())),
  /** Small files that belong to the question; the program opens them by their names. Missing where there are none. */
  files: z.optional(z.array(textFile)),
  is_solved: z.boolean(),
  /** True for a question that is asked of nobody any more, and that this learner has begun; missing for others. */
  is_retired: z.optional(z.literal(true)),
  /** The learner's newest solution; null before, and where `draft_code` is the same. */
  solution_code: z.nullable(z.string()),
  /** Sanitised HTML shown once the question is solved; null before. */
  solution_note: z.nullable(z.string()),
});
export type CodingQuestion = z.output<typeof codingQuestion>;

export const codingExercise = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Video that introduces the practice; null until it is made. */
  video_url: z.nullable(z.string()),
  /** Captions of that video, one file for each language; empty without a video. */
  video_captions: z.array(captions),
  questions: z.array(codingQuestion),
  /** An optional extra question. The practice is complete without it. */
  challenge: z.nullable(codingQuestion),
});
export type CodingExercise = z.output<typeof codingExercise>;

/** What is open of the help with a question, and one line of its solution. */
export const openedHelp = z.object({
  hint_ladder: hintLadder,
  /** The step from the sent program to the solution; null where none was asked for, or none is left. */
  next_line: z.nullable(
    z.object({
      /** One statement of the solution; null where the rest of the program is to go. */
      line: z.nullable(z.string()),
      /** The sent program with that step done. */
      code: z.string(),
    }),
  ),
});
export type OpenedHelp = z.output<typeof openedHelp>;

export const practiceContract = defineEndpoints({
  questions: {
    method: 'GET',
    path: '/learn/milestones/:id/questions/',
    access: 'learner',
    summary: 'The coding practice of a milestone, with what this learner has done of it.',
    params: idParams,
    status: 200,
    response: codingExercise,
    errors: ['not_found', 'subscription_required'],
  },
  submitCode: {
    method: 'POST',
    path: '/learn/questions/:id/submit/',
    access: 'learner',
    summary: 'Run a program for a coding question and say whether it solves it.',
    params: idParams,
    body: z.extend(program, {
      /** All input in one text, line by line; `inputs` wins if both are sent. */
      stdin: z.optional(
        z.string().check(z.maxLength(submissionLimits.maxInputs * submissionLimits.maxInputLength)),
      ),
    }),
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'not_found', 'subscription_required', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  openHelp: {
    method: 'POST',
    path: '/learn/questions/:id/help/',
    access: 'learner',
    summary: 'Open the next step of help with a coding question. A step that is out of reach opens nothing.',
    params: idParams,
    body: z.object({
      rung: z.enum(helpRungs),
      /** The program as it is, for the next line. */
      code: z.optional(program.shape.code),
    }),
    repeatable: true,
    status: 200,
    response: openedHelp,
    errors: ['validation_failed', 'not_found', 'subscription_required'],
  },
  sample: {
    method: 'GET',
    path: '/learn/questions/:id/sample/',
    access: 'learner',
    summary: 'A program of another child for a free task, to look at. It is there after the first run.',
    params: idParams,
    status: 200,
    /** Null before the first run, and for a task that has one right output. */
    response: z.object({ code: z.nullable(z.string()) }),
    errors: ['not_found', 'subscription_required'],
  },
  chooseForTask: {
    method: 'POST',
    path: '/learn/questions/:id/choices/',
    access: 'learner',
    summary:
      'Keep the theme that a learner chose for a free task, and what was ticked. Nothing of it is judged.',
    params: idParams,
    body: taskChoices,
    repeatable: true,
    status: 200,
    response: taskChoices,
    errors: ['validation_failed', 'not_found'],
  },
  runLesson: {
    method: 'POST',
    path: '/learn/lessons/:id/run/',
    access: 'learner',
    summary:
      'Run a program that a lesson has shown, as the learner changed it. It is explained, but neither graded nor kept.',
    params: idParams,
    body: program,
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'not_found', 'subscription_required', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  play: {
    method: 'POST',
    path: '/learn/questions/:id/play/',
    access: 'learner',
    summary: 'Run any program at a question that is solved. It is explained, but neither graded nor kept.',
    params: idParams,
    body: program,
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: [
      'validation_failed',
      'not_found',
      'question_unsolved',
      'subscription_required',
      'run_time_used',
      'engine_busy',
    ],
    errorField: true,
  },
  runVisitor: {
    method: 'POST',
    path: '/learn/visitor/run/',
    access: 'public',
    summary: 'Run a short program before there is an account. It is explained, but neither graded nor kept.',
    body: z.object({ code: z.string().check(z.maxLength(maxVisitorCodeLength)) }),
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  traceProgram: {
    method: 'POST',
    path: '/learn/trace/',
    access: 'learner',
    summary: 'Run a program and say what it did step by step. Nothing is graded or kept.',
    body: z.extend(program, {
      /**
       * The question, lesson, exercise or own program that it is for. It is traced as it runs there: with the same
       * chances, and with the sample input of a question where no lines are sent.
       */
      task_id: z.optional(id),
    }),
    repeatable: true,
    status: 200,
    response: programTrace,
    errors: ['validation_failed', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
  saveDraft: {
    method: 'POST',
    path: '/learn/questions/:id/draft/',
    access: 'learner',
    summary: 'Keep what is being typed for a coding question. The answer is the newest of what is known.',
    params: idParams,
    body: sentDraft,
    repeatable: true,
    status: 200,
    response: draft,
    errors: ['validation_failed', 'not_found', 'storage_full'],
  },
});
