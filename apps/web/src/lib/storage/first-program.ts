import { maxVisitorCodeLength } from '@python-learning/domain';

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
    const code = read(codeKey);
    return code === null || code.length > maxVisitorCodeLength ? null : code;
  },
  keep: (code: string): void => keep(codeKey, code),

  /** Null before the first run, and for a text that is no progress. */
  readProgress: (): FirstProgress | null => toProgress(read(progressKey)),
  keepProgress: (progress: FirstProgress): void => keep(progressKey, JSON.stringify(progress)),

  /** True once, after the last of the soft offers: the next thing that needs an account offers it firmly. */
  isFirmOfferDue: (): boolean =>
    toProgress(read(progressKey))?.step === 'free' && read(firmOfferKey) === null,
  rememberFirmOffer: (): void => keep(firmOfferKey, 'made'),
};

function toProgress(text: string | null): FirstProgress | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
}

/** Checked without a schema library, which would be a twentieth of a first visit. */
function isProgress(value: unknown): value is FirstProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { step, name, wantedLines, output } = value as Partial<FirstProgress>;
  const isKnown = firstSteps.some((known) => known === step);
  return (
    isKnown && [name, output].every((text) => typeof text === 'string') && typeof wantedLines === 'number'
  );
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is not available: the program lasts until the page is left.
  }
}
