/** Why patterns that are not proven linear are fast nevertheless. */
type Argument = {
  file: string;
  /** One pattern as written; without it the argument applies to the whole file. */
  pattern?: string;
  because: string;
};

const question = 'A question has at most 500 letters and an expected output 1000 (`customQuestionLimits`).';

/**
 * Patterns that need no proof, because their input is short or our own. A pattern with exponential time is refused
 * here, too. Rewrite a pattern before you add it: a short text today may be a long one tomorrow.
 */
export const argued: readonly Argument[] = [
  {
    file: 'packages/feedback/src/catalogue/entries/types.entries.ts',
    pattern: String.raw`/^unsupported operand type\(s\) for (-|\/|\/\/|%|\*\*|-=|\*=|\/=)(?!.*'builtin_function_or_method'|.*'function').*'str'|can't multiply sequence by non-int of type '(str|float)'|not all arguments converted|__round__|^bad operand type for .*'str'|must be real number, not str/u`,
    because: 'Looks ahead from one place alone, in a message of at most 300 letters.',
  },
  { file: 'apps/api/src/modules/auth/device.ts', because: 'Reads 300 letters of the header.' },
  {
    file: 'apps/api/src/modules/certificates/personal-details.ts',
    because: 'A name has at most 60 letters and a sentence 160 (`certificateLimits`).',
  },
  ...['accounts', 'addresses', 'full-names', 'phones', 'quiz'].map((name) => ({
    file: `apps/api/src/modules/shares/personal-data/${name}.ts`,
    because: 'Reads 300 letters of a line, and 100 before it (`personalDataIn`).',
  })),
  {
    file: 'apps/api/src/platform/http/multipart-fields.ts',
    pattern: String.raw`/;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i`,
    because:
      'Its loop reads no semicolon, where each start is; 70 letters at most follow. Too wide for the proof.',
  },
  { file: 'apps/api/src/platform/config/ai-config.ts', because: 'Reads a setting of the operator.' },
  {
    file: 'apps/api/src/modules/personalized/exercise-answer.ts',
    because: 'Reads the statement of a proven exercise, whose words are counted.',
  },
  {
    file: 'apps/api/src/modules/personalized/course-skills.ts',
    because: 'Reads the texts of our own course, once when the server starts.',
  },
  ...[
    'expected-output',
    'judge-topic',
    'question-characters',
    'redaction/contact-details',
    'screen-question',
    'sentence-forms',
    'topic-words',
  ].map((name) => ({
    file: `apps/api/src/modules/personalized/custom-question/${name}.ts`,
    because: question,
  })),
];

/** Whether only exponential time is a fault of this pattern. */
export function isArgued(file: string, pattern: string): boolean {
  return argued.some((one) => one.file === file && (one.pattern === undefined || one.pattern === pattern));
}
