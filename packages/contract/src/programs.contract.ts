import * as z from 'zod/mini';
import { drawing } from './drawing.ts';
import { defineEndpoints } from './endpoint.ts';
import { id, idParams } from './id.ts';
import { longTextsOfRun, runResult } from './run-result.ts';
import { inputLine, program, programCode, submissionLimits, textFile } from './submissions.ts';

/** How many own programs a learner may have, and the length of a title in characters. */
export const ownProgramLimits = { maxPrograms: 100, maxTitleLength: 60 };

const spaces = /\s+/g;

/** One line: spaces and line breaks count as one space each, and none as the first or last character. */
const title = z.string().check(
  z.overwrite((text) => text.replaceAll(spaces, ' ').trim()),
  z.minLength(1),
  z.maxLength(ownProgramLimits.maxTitleLength),
);
const inputs = z.array(inputLine).check(z.maxLength(submissionLimits.maxInputs));

/** What every answer says of an own program. */
const ownProgramFields = {
  id,
  title: z.string(),
  /** True for the one that the learner shows on the dashboard. */
  is_shown: z.boolean(),
  /** True where a drawing of its last run is kept. */
  has_drawing: z.boolean(),
  /** When its code was changed last. */
  changed_at: z.iso.datetime(),
};

export const listedProgram = z.object({
  ...ownProgramFields,
  /** The first lines that its last run showed; null before the first one. */
  output: z.nullable(z.string()),
  /** What its last run drew, at its end; null for nothing, and for earlier programs once the list holds many drawings. */
  drawing: z.nullable(drawing),
  /** Finished milestones that the drawing was made with; null for one that does not follow them. */
  drawn_done: z.nullable(z.int()),
  /** The first lines of its code. */
  beginning: z.string(),
  /** Lines of its code. */
  lines: z.int(),
});
export type ListedProgram = z.output<typeof listedProgram>;

export const ownProgram = z.object({
  ...ownProgramFields,
  code: z.string(),
  /** Counts the changes of the code. */
  version: z.int(),
  /** What was typed in its last run that ended. */
  inputs: z.array(z.string()),
  /** Text files that it keeps between its runs. */
  files: z.array(textFile),
});
export type OwnProgram = z.output<typeof ownProgram>;

export const savedProgram = z.object({
  /** False if the code was changed elsewhere since `version`: nothing was saved, and `program` is what is stored. */
  is_saved: z.boolean(),
  program: ownProgram,
});
export type SavedProgram = z.output<typeof savedProgram>;

export const programsContract = defineEndpoints({
  programs: {
    method: 'GET',
    path: '/programs/',
    access: 'learner',
    summary: 'The own programs of this learner, the one that was changed last first.',
    status: 200,
    response: z.array(listedProgram),
    errors: [],
  },
  program: {
    method: 'GET',
    path: '/programs/:id/',
    access: 'learner',
    summary: 'One own program of this learner.',
    params: idParams,
    status: 200,
    response: ownProgram,
    errors: ['not_found'],
  },
  programDrawing: {
    method: 'GET',
    path: '/programs/:id/drawing/',
    access: 'learner',
    summary: 'What the last run of an own program drew, at its end; null for nothing.',
    params: idParams,
    status: 200,
    response: z.object({ drawing: z.nullable(drawing) }),
    errors: ['not_found'],
  },
  createProgram: {
    method: 'POST',
    path: '/programs/',
    access: 'learner',
    summary: 'Begin an own program: an empty one, or a copy of any other program.',
    body: z.object({
      title,
      code: programCode,
      inputs: z.optional(inputs),
      /** The question of the course whose program this is a copy of; missing for a program from elsewhere. An unknown one is left out. */
      task_id: z.optional(id),
      /**
       * The own program that this is a copy of: the new one has its origin and begins with its files. Missing for a program
       * from elsewhere; one that is gone is left out.
       */
      copy_of: z.optional(id),
    }),
    status: 201,
    response: ownProgram,
    errors: ['validation_failed', 'programs_full', 'storage_full'],
  },
  saveProgram: {
    method: 'POST',
    path: '/programs/:id/',
    access: 'learner',
    summary: 'Keep what is being typed for an own program, unless it was changed elsewhere since.',
    params: idParams,
    body: z.object({
      code: programCode,
      /** The version that was changed here. */
      version: z.int(),
    }),
    repeatable: true,
    status: 200,
    response: savedProgram,
    errors: ['validation_failed', 'not_found', 'storage_full'],
  },
  renameProgram: {
    method: 'POST',
    path: '/programs/:id/title/',
    access: 'learner',
    summary: 'Give an own program another title.',
    params: idParams,
    body: z.object({ title }),
    repeatable: true,
    status: 200,
    response: ownProgram,
    errors: ['validation_failed', 'not_found', 'storage_full'],
  },
  showProgram: {
    method: 'POST',
    path: '/programs/:id/show/',
    access: 'learner',
    summary: 'Show an own program on the dashboard in place of any other, or show none.',
    params: idParams,
    body: z.object({ is_shown: z.boolean() }),
    repeatable: true,
    status: 200,
    response: ownProgram,
    errors: ['validation_failed', 'not_found'],
  },
  deleteProgram: {
    method: 'POST',
    path: '/programs/:id/delete/',
    access: 'learner',
    summary: 'Delete an own program.',
    params: idParams,
    status: 200,
    response: z.object({ id }),
    errors: ['not_found'],
  },
  deleteProgramFile: {
    method: 'POST',
    path: '/programs/:id/files/delete/',
    access: 'learner',
    summary: 'Delete a file that an own program keeps. One that is gone already is no error.',
    params: idParams,
    body: z.object({ name: z.string().check(z.maxLength(100)) }),
    repeatable: true,
    status: 200,
    response: ownProgram,
    errors: ['validation_failed', 'not_found', 'storage_full'],
  },
  runProgram: {
    method: 'POST',
    path: '/programs/:id/run/',
    access: 'learner',
    summary:
      'Run an own program, as it is on the screen. It is explained, but not graded. What it showed and what was typed stay with it.',
    params: idParams,
    body: program,
    status: 200,
    response: runResult,
    longTexts: longTextsOfRun,
    errors: ['validation_failed', 'not_found', 'run_time_used', 'engine_busy'],
    errorField: true,
  },
});
