import type { PromiseBreak, PromiseNumber } from '../promise-break.ts';
import { accountBreaks } from './accounts.breaks.ts';
import { beyondBreaks } from './beyond.breaks.ts';
import { learningBreaks } from './learning.breaks.ts';
import { privacyBreaks } from './privacy.breaks.ts';
import { requestBreaks } from './requests.breaks.ts';
import { sessionBreaks } from './sessions.breaks.ts';

/** At least one break for each promise of docs/security.md that a change of one place can break. */
export const promiseBreaks: readonly PromiseBreak[] = [
  ...accountBreaks,
  ...sessionBreaks,
  ...requestBreaks,
  ...learningBreaks,
  ...privacyBreaks,
  ...beyondBreaks,
];

/** Why no break is listed for a promise. */
export const withoutBreak: Readonly<Partial<Record<PromiseNumber, string>>> = {
  'security 52': 'its test needs a browser and a build of the web app',
  'privacy 6': 'its tests need a browser and a build of the web app',
};
