/** How a count is compared: `prints==1`, `assign:total>=2`, `prints<=3`. */
type Comparison = { sign: '==' | '>=' | '<='; count: number };

/** One structure rule of a question, read from the notation of the content files. */
export type Rule = {
  /** What is looked for, such as `prints`, `assign` or `loop`; a member of the rule registry. */
  kind: string;
  /** What stands behind the colon: a name, a literal, an operator, `area/2`; empty without one. */
  subject: string;
  comparison: Comparison | null;
  /** True for `no:`, where the rule must not hold. */
  negated: boolean;
};

const comparisonPattern = /(==|>=|<=)(\d+)$/u;

/** Reads a rule, such as `no:call:max`, `op://` or `call:randint==2`. Whether its kind exists is the registry's to say. */
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

/** Whether a count is what the rule asks for; without a comparison one is enough. */
export function isEnough(count: number, comparison: Comparison | null): boolean {
  if (comparison === null) return count >= 1;
  if (comparison.sign === '==') return count === comparison.count;
  return comparison.sign === '>=' ? count >= comparison.count : count <= comparison.count;
}

function readComparison(found: RegExpExecArray): Comparison {
  const sign = found[1] === '==' || found[1] === '<=' ? found[1] : '>=';
  return { sign, count: Number(found[2]) };
}
