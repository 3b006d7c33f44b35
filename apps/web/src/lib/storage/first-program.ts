import { maxVisitorCodeLength } from '@python-learning/domain';
import { readStored, writeStored } from '../settings/stored-settings.ts';
import { readFields } from './read-fields.ts';

const codeKey = 'first_program';
const progressKey = 'first_program_progress';
const firmOfferKey = 'first_program_firm_offer';
/** Everything that a visitor leaves in the browser. */
export const firstProgramKeys = [codeKey, progressKey, firmOfferKey];

/**
 * What a visitor has done on the landing page: nothing yet, run the first line, begun to change the program, changed it,
 * got the first task, solved it, gone on without keeping anything.
 */
export const firstSteps = ['line', 'ran', 'changing', 'changed', 'task', 'solved', 'free'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** How far a visitor has come, for the next visit. */
export type FirstProgress = {
  step: FirstStep;
  name: string;
  /** How many lines the first task asks for. */
  wantedLines: number;
  /** Output of the last run that went to its end. */
  output: string;
};

/** The program that somebody wrote on the landing page before there was an account. Without storage, nothing fails. */
export const firstProgram = {
  read: (): string | null => {
    const code = readStored(codeKey);
    return code === null || code.length > maxVisitorCodeLength ? null : code;
  },
  keep: (code: string): void => writeStored(codeKey, code),

  /** Null before the first run, and for a text that is no progress. */
  readProgress: (): FirstProgress | null => toProgress(readStored(progressKey)),
  keepProgress: (progress: FirstProgress): void => writeStored(progressKey, JSON.stringify(progress)),

  /** True once, after the last of the soft offers: the next thing that needs an account offers it firmly. */
  isFirmOfferDue: (): boolean =>
    toProgress(readStored(progressKey))?.step === 'free' && readStored(firmOfferKey) === null,
  rememberFirmOffer: (): void => writeStored(firmOfferKey, 'made'),
};

/** Checked without a schema library, which would be a twentieth of a first visit. */
function toProgress(text: string | null): FirstProgress | null {
  const { step, name, wantedLines, output } = readFields(text);
  const known = firstSteps.find((one) => one === step);
  return known !== undefined &&
    typeof name === 'string' &&
    typeof output === 'string' &&
    typeof wantedLines === 'number'
    ? { step: known, name, wantedLines, output }
    : null;
}
