import { type Bilingual, type Language, parseRule, type Rule, type RuleKind } from '@python-learning/domain';
import { type FillValues, fill } from '../text/fill.ts';
import { isRuleKind } from './rule-kinds.ts';

/** The text for a program that gives the right output but does not keep the rule. */
export function ruleMessage(notation: string, language: Language): string {
  const rule = parseRule(notation);
  return fill(textOf(rule), language, valuesOf(rule));
}

/** `{x}` is the subject, `{n}` the count. */
export const ruleTexts = {
  prediction: {
    en: 'Write your guess after # prediction: first. A wrong guess is fine.',
    ta: 'முதலில் # prediction: என்பதற்குப் பின் உன் ஊகத்தை எழுது. தவறானாலும் பரவாயில்லை.',
  },
  same_as_starter: {
    en: 'Please keep the given program as it was. Only write your guess.',
    ta: 'கொடுத்த நிரலை மாற்றாதே. உன் ஊகத்தை மட்டும் எழுது.',
  },
  comments: {
    en: 'Add a comment that starts with #.',
    ta: '# உடன் தொடங்கும் குறிப்புரை ஒன்றைச் சேர்.',
  },
  prints: { en: 'Use print() in this task.', ta: 'இந்த வினாவில் print() பயன்படுத்து.' },
  assign: {
    en: 'Store the value in a variable with the name {x}.',
    ta: 'மதிப்பை {x} என்ற மாறியில் சேமி.',
  },
  uses: {
    en: 'Use the variable {x} instead of typing its value.',
    ta: 'மதிப்பைத் தட்டச்சு செய்வதற்குப் பதிலாக {x} மாறியைப் பயன்படுத்து.',
  },
  lit: { en: 'Use the value {x} as it is given.', ta: '{x} என்ற மதிப்பை அப்படியே பயன்படுத்து.' },
  op: { en: 'Use the sign {x} in your calculation.', ta: 'உன் கணக்கில் {x} குறியைப் பயன்படுத்து.' },
  call: { en: 'Use {x}() in your program.', ta: 'உன் நிரலில் {x}() பயன்படுத்து.' },
  fstring: { en: 'Use an f-string: f"...".', ta: 'f-string பயன்படுத்து: f"...".' },
  if: { en: 'Use if in this program.', ta: 'இந்த நிரலில் if பயன்படுத்து.' },
  else: { en: 'Use else in this program.', ta: 'இந்த நிரலில் else பயன்படுத்து.' },
  elif: { en: 'Use elif in this program.', ta: 'இந்த நிரலில் elif பயன்படுத்து.' },
  and: { en: 'Join the conditions with and.', ta: 'நிபந்தனைகளை and கொண்டு இணை.' },
  or: { en: 'Join the conditions with or.', ta: 'நிபந்தனைகளை or கொண்டு இணை.' },
  in: { en: 'Use in for this condition.', ta: 'இந்த நிபந்தனைக்கு in பயன்படுத்து.' },
  for: {
    en: 'Use a for loop, so that it works for any number of rounds.',
    ta: 'எத்தனை சுற்றானாலும் வேலை செய்ய for மடக்கைப் பயன்படுத்து.',
  },
  while: {
    en: 'Use a while loop, so that it works for any number of rounds.',
    ta: 'எத்தனை சுற்றானாலும் வேலை செய்ய while மடக்கைப் பயன்படுத்து.',
  },
  loop: {
    en: 'Use a loop (for or while), so that it works for any number of rounds.',
    ta: 'எத்தனை சுற்றானாலும் வேலை செய்ய ஒரு மடக்கை (for அல்லது while) பயன்படுத்து.',
  },
  nested_for: { en: 'Use a loop inside a loop.', ta: 'மடக்குக்குள் ஒரு மடக்கைப் பயன்படுத்து.' },
  index: {
    en: 'Use square brackets to take one part of the value.',
    ta: 'மதிப்பின் ஒரு பகுதியை எடுக்கச் சதுர அடைப்புக்குறி [ ] பயன்படுத்து.',
  },
  slice: {
    en: 'Use square brackets with a colon to cut out a piece: x[a:b]',
    ta: 'ஒரு துண்டை எடுக்கச் சதுர அடைப்புக்குறி [ ] உள்ளே : பயன்படுத்து: x[a:b]',
  },
  list: { en: 'Keep the values in a list.', ta: 'மதிப்புகளை ஒரு பட்டியலில் வை.' },
  dict: { en: 'Keep the values in a dictionary.', ta: 'மதிப்புகளை ஓர் அகராதியில் வை.' },
  def: { en: 'Write the function {x}.', ta: '{x} என்ற செயற்கூறை எழுது.' },
  defs: { en: 'Cut the program into functions.', ta: 'நிரலைச் செயற்கூறுகளாகப் பிரி.' },
  return: { en: 'Give the result back with return.', ta: 'விடையை return மூலம் திருப்பி அனுப்பு.' },
  import: { en: 'Import the module {x}.', ta: '{x} module-ஐ import செய்.' },
  try: { en: 'Catch the error with try and except.', ta: 'பிழையை try, except கொண்டு பிடி.' },
  except: { en: 'Catch the {x} with try and except.', ta: '{x} பிழையை try, except கொண்டு பிடி.' },
  assert: { en: 'Keep the tests (assert) in the program.', ta: 'சோதனைகளை (assert) நிரலில் வைத்திரு.' },
} as const satisfies Record<RuleKind, Bilingual>;

/** Texts for a rule with a count, by the comparison operator. */
const countedTexts: Partial<Record<RuleKind, Record<'==' | '>=' | '<=', Bilingual>>> = {
  prints: {
    '==': {
      en: 'Use print() exactly {n} times in this task.',
      ta: 'இந்த வினாவில் print()-ஐச் சரியாக {n} முறை பயன்படுத்து.',
    },
    '>=': {
      en: 'Use print() at least {n} times in this task.',
      ta: 'இந்த வினாவில் print()-ஐக் குறைந்தது {n} முறை பயன்படுத்து.',
    },
    '<=': {
      en: 'Use print() at most {n} times in this task.',
      ta: 'இந்த வினாவில் print()-ஐ {n} முறைக்கு மேல் பயன்படுத்தாதே.',
    },
  },
  assign: {
    '==': { en: 'Store a value in {x} exactly {n} times.', ta: '{x} மாறியில் சரியாக {n} முறை மதிப்பைச் சேமி.' },
    '>=': {
      en: 'Store a value in {x} at least {n} times.',
      ta: '{x} மாறியில் குறைந்தது {n} முறை மதிப்பைச் சேமி.',
    },
    '<=': {
      en: 'Store a value in {x} at most {n} times.',
      ta: '{x} மாறியில் {n} முறைக்கு மேல் மதிப்பைச் சேமிக்காதே.',
    },
  },
  call: {
    '==': { en: 'Use {x}() exactly {n} times.', ta: '{x}()-ஐச் சரியாக {n} முறை பயன்படுத்து.' },
    '>=': { en: 'Use {x}() at least {n} times.', ta: '{x}()-ஐக் குறைந்தது {n} முறை பயன்படுத்து.' },
    '<=': { en: 'Use {x}() at most {n} times.', ta: '{x}()-ஐ {n} முறைக்கு மேல் பயன்படுத்தாதே.' },
  },
  comments: {
    '==': { en: 'Write exactly {n} comments.', ta: 'சரியாக {n} குறிப்புரைகள் எழுது.' },
    '>=': {
      en: 'Write at least {n} comments that start with #.',
      ta: '# உடன் தொடங்கும் குறைந்தது {n} குறிப்புரைகள் எழுது.',
    },
    '<=': { en: 'Write at most {n} comments.', ta: '{n} குறிப்புரைகளுக்கு மேல் எழுதாதே.' },
  },
  defs: {
    '==': { en: 'Cut the program into {n} functions.', ta: 'நிரலை {n} செயற்கூறுகளாகப் பிரி.' },
    '>=': {
      en: 'Cut the program into at least {n} functions.',
      ta: 'நிரலைக் குறைந்தது {n} செயற்கூறுகளாகப் பிரி.',
    },
    '<=': { en: 'Use at most {n} functions.', ta: '{n} செயற்கூறுகளுக்கு மேல் பயன்படுத்தாதே.' },
  },
};

const withoutText: Bilingual = { en: 'Solve this task without {x}.', ta: '{x} இல்லாமல் தீர்.' };
const withParameters: Bilingual = {
  en: 'Write the function {x}. It needs this many parameters: {n}.',
  ta: '{x} என்ற செயற்கூறை எழுது. அதன் அளபுருக்களின் எண்ணிக்கை: {n}.',
};

/** Texts for exactly one, without a number. */
const onceTexts: Partial<Record<RuleKind, Bilingual>> = {
  prints: { en: 'Use just one print() in this task.', ta: 'இந்த வினாவில் ஒரே ஒரு print() பயன்படுத்து.' },
  assign: { en: 'Store a value in {x} just once.', ta: '{x} மாறியில் ஒரே ஒரு முறை மதிப்பைச் சேமி.' },
  call: { en: 'Use {x}() just once.', ta: '{x}()-ஐ ஒரே ஒரு முறை பயன்படுத்து.' },
  comments: { en: 'Write just one comment.', ta: 'ஒரே ஒரு குறிப்புரை எழுது.' },
  defs: { en: 'Write just one function.', ta: 'ஒரே ஒரு செயற்கூறு எழுது.' },
};

/** Texts for at most one, without a number. */
const atMostOnceTexts: Partial<Record<RuleKind, Bilingual>> = {
  prints: { en: 'Use no more than one print().', ta: 'ஒன்றுக்கு மேல் print() பயன்படுத்தாதே.' },
  assign: {
    en: 'Store a value in {x} no more than once.',
    ta: '{x} மாறியில் ஒரு முறைக்கு மேல் மதிப்பைச் சேமிக்காதே.',
  },
  call: { en: 'Use {x}() no more than once.', ta: '{x}()-ஐ ஒரு முறைக்கு மேல் பயன்படுத்தாதே.' },
  comments: { en: 'Write no more than one comment.', ta: 'ஒன்றுக்கு மேல் குறிப்புரை எழுதாதே.' },
  defs: { en: 'Write no more than one function.', ta: 'ஒன்றுக்கு மேல் செயற்கூறு எழுதாதே.' },
};

function textOf(rule: Rule): Bilingual {
  if (!isRuleKind(rule.kind)) throw new RangeError(`There is no structure rule "${rule.kind}".`);
  if (rule.negated) return withoutText;
  if (rule.kind === 'def' && rule.subject.includes('/')) return withParameters;
  return countedText(rule) ?? ruleTexts[rule.kind];
}

function countedText({ kind, comparison }: Rule): Bilingual | undefined {
  if (comparison === null || !isRuleKind(kind)) return undefined;
  const { operator, count } = comparison;
  if (count !== 1) return countedTexts[kind]?.[operator];
  if (operator === '>=') return undefined;
  return (operator === '==' ? onceTexts : atMostOnceTexts)[kind] ?? countedTexts[kind]?.[operator];
}

function valuesOf(rule: Rule): FillValues {
  const [name = '', parameters] = rule.kind === 'def' ? rule.subject.split('/') : [rule.subject];
  const subject = rule.negated ? withoutSubject(rule) : name;
  return { x: subject, n: rule.comparison?.count ?? parameters ?? 1 };
}

/** The subject of a `no:` rule: `max()` for `no:call:max`, the keyword itself for `no:while`. */
function withoutSubject(rule: Rule): string {
  if (rule.kind === 'call') return `${rule.subject}()`;
  return rule.subject === '' ? rule.kind : rule.subject;
}
