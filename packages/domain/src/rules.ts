/** How a count is compared: `prints==1`, `assign:total>=2`, `prints<=3`. */
export type Comparison = { operator: '==' | '>=' | '<='; count: number };

/** One structure rule of a question, parsed from the notation of the content files. */
export type Rule = {
  /** What is looked for, such as `prints`, `assign` or `loop`. */
  kind: string;
  /** The text after the colon: a name, a literal, an operator, `area/2`; empty without a colon. */
  subject: string;
  comparison: Comparison | null;
  /** True for `no:`: the rule must not hold. */
  negated: boolean;
};

const flag = /^$/;
const name = /^\w+$/;

type Form = { subject: RegExp; comparison: 'none' | 'optional' | 'required' };

/** What only free tasks ask: how a program behaves when it is played, and what of it is the learner's own. */
const freeTaskForms = {
  own_lines: { subject: flag, comparison: 'required' },
  own_texts: { subject: flag, comparison: 'none' },
  kept_lines: { subject: flag, comparison: 'none' },
  reach: { subject: flag, comparison: 'none' },
  own_comments: { subject: flag, comparison: 'required' },
  lines: { subject: flag, comparison: 'required' },
  asks: { subject: flag, comparison: 'required' },
  answers: { subject: flag, comparison: 'required' },
  echo: { subject: flag, comparison: 'optional' },
  vary: { subject: /^\w*$/, comparison: 'optional' },
  chance: { subject: flag, comparison: 'none' },
  chooses: { subject: /^(word|number)$/, comparison: 'none' },
  differ: { subject: flag, comparison: 'required' },
  zero: { subject: flag, comparison: 'none' },
  reply: { subject: flag, comparison: 'none' },
  filled: { subject: flag, comparison: 'none' },
  keeps_count: { subject: flag, comparison: 'none' },
  list_choice: { subject: flag, comparison: 'none' },
  same_ends: { subject: flag, comparison: 'none' },
  secret: { subject: flag, comparison: 'none' },
  loose_secret: { subject: flag, comparison: 'none' },
  strokes: { subject: flag, comparison: 'required' },
  colours: { subject: flag, comparison: 'required' },
  closed: { subject: flag, comparison: 'none' },
  ifs: { subject: flag, comparison: 'required' },
  looks_at: { subject: flag, comparison: 'required' },
  two_ways: { subject: flag, comparison: 'none' },
  elifs: { subject: flag, comparison: 'required' },
  fors: { subject: flag, comparison: 'required' },
  empty_prints: { subject: flag, comparison: 'required' },
  text_plus: { subject: flag, comparison: 'none' },
  grows: { subject: flag, comparison: 'none' },
  stores: { subject: flag, comparison: 'required' },
  numbers: { subject: flag, comparison: 'required' },
  asks_in_loop: { subject: flag, comparison: 'none' },
  opens: { subject: flag, comparison: 'required' },
  assert_calls: { subject: flag, comparison: 'required' },
  called: { subject: flag, comparison: 'none' },
  parameters: { subject: flag, comparison: 'required' },
  parameters_used: { subject: flag, comparison: 'none' },
  returned: { subject: flag, comparison: 'none' },
} as const satisfies Record<string, Form>;

/**
 * The rule kinds and the form of each: the pattern of its subject, and whether a comparison is required, optional or
 * refused. A new kind also needs its test and its text in feedback (`rule-kinds.ts`, `rule-texts.ts`).
 */
export const ruleForms = {
  prediction: { subject: flag, comparison: 'none' },
  same_as_starter: { subject: flag, comparison: 'none' },
  comments: { subject: flag, comparison: 'required' },
  prints: { subject: flag, comparison: 'required' },
  defs: { subject: flag, comparison: 'required' },
  assign: { subject: /^[\w.]+$/, comparison: 'optional' },
  call: { subject: /^[\w.]+$/, comparison: 'optional' },
  uses: { subject: name, comparison: 'none' },
  lit: { subject: /^.+$/, comparison: 'none' },
  op: { subject: /^\S+$/, comparison: 'none' },
  def: { subject: /^\w+\/\d+$/, comparison: 'none' },
  import: { subject: name, comparison: 'none' },
  except: { subject: name, comparison: 'none' },
  fstring: { subject: flag, comparison: 'none' },
  if: { subject: flag, comparison: 'none' },
  else: { subject: flag, comparison: 'none' },
  elif: { subject: flag, comparison: 'none' },
  and: { subject: flag, comparison: 'none' },
  or: { subject: flag, comparison: 'none' },
  in: { subject: flag, comparison: 'none' },
  for: { subject: flag, comparison: 'none' },
  while: { subject: flag, comparison: 'none' },
  loop: { subject: flag, comparison: 'none' },
  nested_for: { subject: flag, comparison: 'none' },
  index: { subject: flag, comparison: 'none' },
  slice: { subject: flag, comparison: 'none' },
  list: { subject: flag, comparison: 'none' },
  dict: { subject: flag, comparison: 'none' },
  return: { subject: flag, comparison: 'none' },
  try: { subject: flag, comparison: 'none' },
  assert: { subject: flag, comparison: 'none' },
  ...freeTaskForms,
} as const satisfies Record<string, Form>;

export type RuleKind = keyof typeof ruleForms;

/** Whether only free tasks have rules of this kind. */
export function isRuleOfFreeTasks(kind: RuleKind): boolean {
  return Object.hasOwn(freeTaskForms, kind);
}

/** The rules of which one must hold, such as `op://` and `op:%` of `op:// | op:%`. */
export function ruleOptions(notation: string): string[] {
  return notation.split(' | ');
}

/** Whether a text is a structure rule of a known kind and form, or several of which one must hold. */
export function isRule(notation: string): boolean {
  return ruleOptions(notation).every(isOneRule);
}

function isOneRule(notation: string): boolean {
  const { kind, subject, comparison } = parseRule(notation);
  if (!isRuleKind(kind)) return false;
  const form = ruleForms[kind];
  if (form.comparison === 'required' && comparison === null) return false;
  return form.subject.test(subject) && (form.comparison !== 'none' || comparison === null);
}

const comparisonPattern = /(==|>=|<=)(\d+)$/u;

/** Parses a rule, such as `no:call:max`, `op://` or `call:randint==2`. Does not check that its kind exists. */
export function parseRule(notation: string): Rule {
  const negated = notation.startsWith('no:');
  const positive = negated ? notation.slice('no:'.length) : notation;
  const colon = positive.indexOf(':');
  const head = colon === -1 ? positive : positive.slice(0, colon);
  const tail = colon === -1 ? '' : positive.slice(colon + 1);
  if (head === 'op' || head === 'lit') return { kind: head, subject: tail, comparison: null, negated };
  const counted = comparisonPattern.exec(positive);
  const comparison = counted === null ? null : readComparison(counted);
  const cut = counted?.[0].length ?? 0;
  return {
    kind: colon === -1 ? head.slice(0, head.length - cut) : head,
    subject: colon === -1 ? '' : tail.slice(0, tail.length - cut),
    comparison,
    negated,
  };
}

/** Whether a count satisfies the comparison; without one, at least 1 is required. */
export function isEnough(count: number, comparison: Comparison | null): boolean {
  if (comparison === null) return count >= 1;
  if (comparison.operator === '==') return count === comparison.count;
  return comparison.operator === '>=' ? count >= comparison.count : count <= comparison.count;
}

function readComparison(found: RegExpExecArray): Comparison {
  const operator = found[1] === '==' || found[1] === '<=' ? found[1] : '>=';
  return { operator, count: Number(found[2]) };
}

function isRuleKind(kind: string): kind is RuleKind {
  return Object.hasOwn(ruleForms, kind);
}
