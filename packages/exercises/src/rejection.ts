/**
 * Why an exercise is rejected. Each reason is the label of a metric. The numbers are those of the acceptance rules;
 * reasons without a number secure what the proof relies on.
 */
export const rejectionReasons = [
  // The shape and the safety of what was written.
  'bad-shape',
  'unsafe-text',
  'unsafe-program',
  // 1: the model solution runs without error, in time, and twice with the same result.
  'solution-does-not-parse',
  'solution-fails',
  'too-slow',
  'not-deterministic',
  'rule-broken-by-solution',
  // Rules 2 and 3: outputs exist and differ between cases.
  'empty-output',
  'too-few-outputs',
  // 4: border values are hidden.
  'border-not-hidden',
  // 5 and 6: false solutions fail.
  'mistake-passes',
  'mistake-only-fails-visibly',
  'constant-program-passes',
  'trivial-program-passes',
  'starter-passes',
  // 7: sizes that a child can read.
  'number-too-large',
  'list-too-long',
  'output-too-long',
  // 8: numbers that school and Python round differently.
  'rounding-of-a-half',
  'floating-tail',
  // 9: only what was taught, and every skill that is named.
  'not-taught',
  'concept-missing',
  // 10 and 11: the text says everything, and not too much.
  'output-not-named',
  'unfilled-placeholder',
  'wrong-plural',
  'text-too-long',
  // 12: names.
  'unknown-name',
  'name-used-twice',
  // 13: no exercise twice.
  'seen-before',
  // 14: every language.
  'tamil-missing',
  'tamil-word-not-of-the-course',
  'numbers-differ-between-languages',
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];
