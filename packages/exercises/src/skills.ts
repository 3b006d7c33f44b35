import type { Bilingual, QuestionKind } from '@python-learning/domain';

/** Difficulties that a learner can ask for. */
export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

type Skill = Bilingual & {
  /** Milestones that teach it. */
  milestones: readonly number[];
  /** The kind of question that trains it, in every milestone; missing where the content of a milestone does. */
  questionKind?: QuestionKind;
  /** True if only our templates train it, and an AI service is not asked for it. */
  onlyTemplates?: true;
  /** True if its exercises may use the content of its last milestone, whatever their difficulty. */
  usesLastMilestone?: true;
};

const skillTable = {
  'predict-output': {
    en: 'read a program and predict its output',
    ta: 'நிரலைப் படித்து வெளியீட்டை ஊகித்தல்',
    milestones: [1],
    questionKind: 'predict',
    onlyTemplates: true,
  },
  'statement-order': {
    en: 'order of statements, run and read output',
    ta: 'கூற்றுகளின் வரிசை, இயக்கி வெளியீட்டைப் படித்தல்',
    milestones: [1],
    onlyTemplates: true,
  },
  'fix-syntax': {
    en: 'find and fix syntax errors',
    ta: 'SyntaxError பிழைகளைக் கண்டு திருத்துதல்',
    milestones: [1, 5],
    onlyTemplates: true,
  },
  'print-pieces': {
    en: 'print several pieces, empty lines, comments',
    ta: 'பல துண்டுகள், வெற்று வரிகள், குறிப்புரைகள்',
    milestones: [1],
  },
  'value-types': {
    en: 'tell text, whole and decimal numbers apart',
    ta: 'உரை, முழு எண், தசம எண் ஆகியவற்றை வேறுபடுத்துதல்',
    milestones: [3, 4],
  },
  'floor-and-remainder': {
    en: '// and % (share, last digit, even)',
    ta: '// மற்றும் % (பங்கிடுதல், கடைசி இலக்கம், இரட்டை எண்)',
    milestones: [3],
  },
  arithmetic: {
    en: 'arithmetic, brackets, rounding',
    ta: 'கணக்கிடுதல், அடைப்புக்குறிகள், முழுமையாக்குதல்',
    milestones: [3],
  },
  variables: {
    en: 'variables: store, update, swap',
    ta: 'மாறிகள்: சேமித்தல், மாற்றுதல், இடம் மாற்றுதல்',
    milestones: [2],
  },
  'join-text': { en: 'join and repeat text', ta: 'உரையை இணைத்தல், மீண்டும் எழுதுதல்', milestones: [2, 3] },
  'read-input': { en: 'input() and conversion', ta: 'input() மற்றும் எண்ணாக மாற்றுதல்', milestones: [4] },
  'f-strings': { en: 'f-strings', ta: 'f-string', milestones: [4] },
  'fixed-decimals': { en: 'fixed decimals (:.2f)', ta: 'நிலையான தசம இடங்கள் (:.2f)', milestones: [4] },
  comparisons: { en: 'comparisons and border values', ta: 'ஒப்பிடுதல், எல்லை மதிப்புகள்', milestones: [5] },
  'if-else': {
    en: 'if / else and logic (and, or, not)',
    ta: 'if / else, தருக்கம் (and, or, not)',
    milestones: [5, 6],
  },
  elif: { en: 'elif ladders', ta: 'elif கொண்ட நிபந்தனை ஏணி', milestones: [6] },
  'for-range': { en: 'for with range', ta: 'range கொண்ட for மடக்கு', milestones: [7] },
  'loop-variable': {
    en: 'use the loop variable, start / stop / step',
    ta: 'மடக்கு மாறி, தொடக்கம் / முடிவு / படி',
    milestones: [7],
  },
  'count-and-sum': { en: 'count and add up in a loop', ta: 'மடக்கில் எண்ணுதல், கூட்டுதல்', milestones: [7, 9, 10] },
  while: { en: 'while, end value, ask again', ta: 'while, முடிவு மதிப்பு, மீண்டும் கேட்டல்', milestones: [8] },
  'text-index': { en: 'index and length of text', ta: 'உரையின் சுட்டெண், நீளம்', milestones: [9] },
  'text-slices': {
    en: 'slices and building new text',
    ta: 'துண்டுகள், புதிய உரையை உருவாக்குதல்',
    milestones: [9],
  },
  'text-methods': { en: 'text methods and in', ta: 'உரையின் முறைகள், in', milestones: [9] },
  'loop-over-text': { en: 'go through a text', ta: 'உரையின் எழுத்துகளை ஒவ்வொன்றாகப் பார்த்தல்', milestones: [9] },
  'make-lists': { en: 'make lists, split, append', ta: 'பட்டியலை உருவாக்குதல், split, append', milestones: [10] },
  'list-functions': {
    en: 'sum, max, min, sort, filter a list',
    ta: 'பட்டியலில் sum, max, min, வரிசைப்படுத்துதல், வடிகட்டுதல்',
    milestones: [10],
  },
  'define-functions': {
    en: 'define and call functions, parameters',
    ta: 'செயற்கூறை வரையறுத்தல், அழைத்தல், அளபுருக்கள்',
    milestones: [11],
  },
  'return-values': {
    en: 'return values, test a function',
    ta: 'மதிப்பைத் திருப்பி அனுப்புதல், செயற்கூறைச் சோதித்தல்',
    milestones: [11],
  },
  dictionaries: { en: 'make and read dictionaries', ta: 'அகராதியை உருவாக்குதல், படித்தல்', milestones: [12] },
  'missing-keys': { en: 'unknown keys: in, get', ta: 'இல்லாத திறவுகோல்கள்: in, get', milestones: [12] },
  'count-with-dictionary': { en: 'count with a dictionary', ta: 'அகராதி கொண்டு எண்ணுதல்', milestones: [12] },
  'debug-program': {
    en: 'debug a given program',
    ta: 'கொடுத்த நிரலின் வழுவை நீக்குதல்',
    milestones: [1, 14],
    questionKind: 'fix',
    onlyTemplates: true,
  },
  'nested-loops': { en: 'nested loops, patterns', ta: 'பின்னலான மடக்குகள், வடிவங்கள்', milestones: [13] },
  'lists-of-lists': { en: 'lists of lists', ta: 'பட்டியல்களின் பட்டியல்', milestones: [13] },
  'search-and-sort': { en: 'search and sort', ta: 'தேடுதல், வரிசைப்படுத்துதல்', milestones: [13] },
  'try-except': { en: 'try / except', ta: 'try / except', milestones: [14] },
  'command-programs': {
    en: 'programs with commands, putting parts together',
    ta: 'கட்டளைகளால் இயங்கும் நிரல்கள், பகுதிகளை ஒன்றிணைத்தல்',
    milestones: [10, 15],
    onlyTemplates: true,
    usesLastMilestone: true,
  },
} as const satisfies Record<string, Skill>;

export type SkillId = keyof typeof skillTable;

/** The skills of the course. A submission is evidence of a skill, and an exercise practises up to four of them. */
export const skills: Readonly<Record<SkillId, Skill>> = skillTable;

export const skillIds = Object.keys(skills) as SkillId[];

export function isSkillId(id: string): id is SkillId {
  return Object.hasOwn(skills, id);
}

/** First milestone that teaches the skill. */
export function firstMilestoneOf(id: SkillId): number {
  return Math.min(...skills[id].milestones);
}

/** Last milestone that teaches the skill. */
export function lastMilestoneOf(id: SkillId): number {
  return Math.max(...skills[id].milestones);
}

/** Last milestone whose content an exercise may use, by difficulty. */
export const lastMilestone = { easy: 9, medium: 12, hard: 14 } as const satisfies Record<Difficulty, number>;
