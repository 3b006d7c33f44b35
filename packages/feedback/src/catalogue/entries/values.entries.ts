import type { CatalogueEntry } from '../entry.ts';

/** Values of the right kind that cannot be used. */
export const valuesEntries: readonly CatalogueEntry[] = [
  {
    id: 'VAL-INT-EMPTY',
    exception: /^(?:ValueError)$/u,
    message: /(invalid literal for int\(\) with base 10: ''|could not convert string to float: '')/u,
    vars: [],
    text: {
      en: 'The input was empty, so there is no number to read. This also happens when an input line has only spaces.',
      ta: 'உள்ளீடு காலியாக இருந்தது; எண்ணாக மாற்ற எதுவும் இல்லை. வரியில் இடைவெளிகள் மட்டும் இருந்தாலும் இப்படி ஆகும்.',
    },
    next: {
      en: 'Type a number. Check that you do not read one line too many.',
      ta: 'ஓர் எண்ணைத் தட்டச்சு செய். தேவைக்கு அதிகமான வரியைப் படிக்கிறாயா என்று பார்.',
    },
    sample: {
      source: 'n = int(input())',
      inputs: [''],
      message: "ValueError: invalid literal for int() with base 10: ''",
    },
  },
  {
    id: 'VAL-INT-DECIMAL',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int\(\) with base 10: '(?<text>\s*-?\d+\.\d*\s*)'/u,
    vars: ['text'],
    text: {
      en: 'int() reads only whole numbers. The text {text} has a decimal point.',
      ta: 'int() முழு எண்களை மட்டுமே படிக்கும்; {text} இல் தசமப் புள்ளி உள்ளது.',
    },
    next: { en: 'Use float() for this input.', ta: 'இந்த உள்ளீட்டுக்கு float() பயன்படுத்து.' },
    sample: {
      source: 'n = int(input())',
      inputs: ['12.5'],
      message: "ValueError: invalid literal for int() with base 10: '12.5'",
    },
  },
  {
    id: 'VAL-INT-SPACE',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int\(\) with base 10: '(?<text>\s*-?\d+(\s+-?\d+)+\s*)'/u,
    vars: ['text'],
    text: {
      en: 'There are several numbers in one line: {text}. int() can read only one number.',
      ta: 'ஒரே வரியில் பல எண்கள் உள்ளன: {text}. int() ஓர் எண்ணை மட்டுமே படிக்கும்.',
    },
    next: {
      en: 'Cut the line with split() and change each part.',
      ta: 'split() மூலம் வரியை வெட்டி, ஒவ்வொரு பகுதியையும் மாற்று.',
    },
    sample: {
      source: 'n = int(input())',
      inputs: ['3 4'],
      message: "ValueError: invalid literal for int() with base 10: '3 4'",
    },
  },
  {
    id: 'VAL-INT-TEXT',
    exception: /^(?:ValueError)$/u,
    message: /invalid literal for int\(\) with base 10: '(?<text>.*)'/u,
    vars: ['text'],
    text: {
      en: 'int() changes text to a whole number. The text {text} is not a whole number.',
      ta: 'int() உரையை முழு எண்ணாக மாற்றும்; ஆனால் {text} ஓர் எண் அல்ல.',
    },
    next: {
      en: 'Type digits only, or check the text before you use int().',
      ta: 'இலக்கங்களை மட்டும் தட்டச்சு செய், அல்லது int() க்கு முன் உரையைச் சரிபார்.',
    },
    sample: {
      source: 'n = int(input())',
      inputs: ['five'],
      message: "ValueError: invalid literal for int() with base 10: 'five'",
    },
  },
  {
    id: 'VAL-FLOAT',
    exception: /^(?:ValueError)$/u,
    message: /could not convert string to float: '(?<text>.*)'/u,
    vars: ['text'],
    text: {
      en: 'float() cannot make a number from {text}. The decimal sign must be a point, not a comma, and there are no words.',
      ta: '{text} ஐ float() எண்ணாக மாற்ற முடியவில்லை. தசமக் குறி புள்ளியாக இருக்க வேண்டும்; காற்புள்ளியோ சொற்களோ கூடாது.',
    },
    next: { en: 'Write 3.5 and not 3,5.', ta: '3,5 அல்ல, 3.5 என்று எழுது.' },
    sample: {
      source: 'n = float(input())',
      inputs: ['3,5'],
      message: "ValueError: could not convert string to float: '3,5'",
    },
  },
  {
    id: 'VAL-REMOVE',
    exception: /^(?:ValueError)$/u,
    message: /list\.(remove|index)\(x\): x not in list|is not in list/u,
    vars: [],
    text: {
      en: 'This value is not in the list. So it cannot be removed or found.',
      ta: 'இந்த மதிப்பு பட்டியலில் இல்லை; எனவே நீக்கவோ தேடவோ முடியாது.',
    },
    next: { en: 'Check first: if value in list.', ta: 'முதலில் சரிபார்: if மதிப்பு in பட்டியல்.' },
    sample: {
      source: 'a = [1]\na.remove(5)',
      inputs: [],
      message: 'ValueError: list.remove(x): x not in list',
    },
  },
  {
    id: 'VAL-UNPACK',
    exception: /^(?:ValueError)$/u,
    message: /(too many|not enough) values to unpack \(expected (?<n>\d+)/u,
    vars: ['n'],
    text: {
      en: 'On the left side there are {n} names. The right side has another number of values.',
      ta: 'இடப்பக்கம் {n} பெயர்கள் உள்ளன; வலப்பக்கம் வேறு எண்ணிக்கையில் மதிப்புகள் உள்ளன.',
    },
    next: { en: 'Use as many names as there are values.', ta: 'மதிப்புகள் எத்தனையோ அத்தனை பெயர்கள் பயன்படுத்து.' },
    sample: {
      source: 'a, b = [1]',
      inputs: [],
      message: 'ValueError: not enough values to unpack (expected 2, got 1)',
    },
  },
  {
    id: 'VAL-EMPTY',
    exception: /^(?:ValueError)$/u,
    message: /(?<f>max|min)\(\) iterable argument is empty/u,
    vars: [],
    text: {
      en: 'The list is empty. So there is no largest or smallest value.',
      ta: 'பட்டியல் காலியாக உள்ளது; மிகப் பெரிய அல்லது சிறிய மதிப்பு இல்லை.',
    },
    next: {
      en: 'Check first whether the list has items: if len(a) > 0.',
      ta: 'முதலில் பட்டியலில் உறுப்புகள் உள்ளனவா என்று பார்: if len(a) > 0.',
    },
    sample: { source: 'print(max([]))', inputs: [], message: 'ValueError: max() iterable argument is empty' },
  },
];
