const codeKey = 'first_program';
const progressKey = 'first_program_progress';
const firmOfferKey = 'first_program_firm_offer';
/** Everything that a visitor leaves in the browser. */
export const firstProgramKeys = [codeKey, progressKey, firmOfferKey];
/** Characters of the program, as many as the api runs for a visitor. */
export const longestFirstProgram = 500;

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
    return code === null || code.length > longestFirstProgram ? null : code;
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
    const given = new Map<string, unknown>(Object.entries(Object(JSON.parse(text))));
    const [name, wantedLines, output] = [given.get('name'), given.get('wantedLines'), given.get('output')];
    const step = firstSteps.find((known) => known === given.get('step'));
    if (step === undefined || typeof name !== 'string' || typeof output !== 'string') return null;
    return typeof wantedLines === 'number' ? { step, name, wantedLines, output } : null;
  } catch {
    return null;
  }
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
