/**
 * Why a written exercise is not shown. Each reason is the label of a metric. The number is that of the rule in
 * the list of acceptance; those without one come from what the proof must be able to rely on.
 */
export const rejectionReasons = [
  // The shape of what was written.
  'bad-shape',
  'unsafe-text',
  'unsafe-program',
  // 1: the model solution runs without error, in time, and twice the same.
  'solution-does-not-parse',
  'solution-fails',
  'too-slow',
  'not-deterministic',
  'rule-broken-by-solution',
  // 2 and 3: outputs that can tell programs apart.
  'empty-output',
  'too-few-outputs',
  // 4: border values are hidden.
  'border-not-hidden',
  // 5 and 6: what is wrong fails.
  'mistake-passes',
  'mistake-only-fails-visibly',
  'constant-program-passes',
  'trivial-program-passes',
  'starter-passes',
  // 7: what a child can read.
  'number-too-large',
  'list-too-long',
  'output-too-long',
  // 8: numbers that school and Python round differently.
  'rounding-of-a-half',
  'floating-tail',
  // 9: only what was taught, and what was promised.
  'not-taught',
  'concept-missing',
  // 10 and 11: a text that says all, and not too much.
  'output-not-named',
  'unfilled-placeholder',
  'wrong-plural',
  'text-too-long',
  // 12: names.
  'unknown-name',
  'name-used-twice',
  // 13: nothing twice.
  'seen-before',
  // 14: both languages.
  'tamil-missing',
  'tamil-word-not-of-the-course',
  'numbers-differ-between-languages',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
