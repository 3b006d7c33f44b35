import type { CatalogueEntry } from '../entry.ts';

/** What may stand at the left of the sign =. */
export const syntaxStoringEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-DICT-COLON',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|cannot assign to|':' expected after dictionary key/u,
    condition: 'dictionaryWithoutColon',
    vars: ['line'],
    text: {
      en: 'In a dictionary a colon stands between the key and its value. In line {line} it is missing.',
      ta: 'அகராதியில் திறவுகோலுக்கும் அதன் மதிப்புக்கும் இடையில் : வரும். {line} ஆம் வரியில் அது இல்லை.',
    },
    next: { en: 'Write "key": value.', ta: '"key": value என்று எழுது.' },
    sample: {
      source: 'prices = {"tea" 50}',
      inputs: [],
      message: 'SyntaxError: invalid syntax. Perhaps you forgot a comma?',
    },
  },
  {
    id: 'SYN-NAME-HYPHEN',
    exception: /^(?:SyntaxError)$/u,
    message: /cannot assign to expression here/u,
    condition: 'lineHyphenName',
    vars: [],
    text: {
      en: 'A name cannot contain the sign -. Python reads it as minus.',
      ta: 'பெயரில் - குறி வரக்கூடாது. Python அதைக் கழித்தல் குறி என்று படிக்கிறது.',
    },
    next: { en: 'Use an underscore: my_name.', ta: 'அடிக்கோடு பயன்படுத்து: my_name.' },
    sample: {
      source: 'my-name = "Arun"',
      inputs: [],
      message: "SyntaxError: cannot assign to expression here. Maybe you meant '==' instead of '='?",
    },
  },
  {
    id: 'SYN-ASSIGN-LITERAL',
    exception: /^(?:SyntaxError)$/u,
    message: /cannot assign to (f-string|literal|True|False|None|dict literal)/u,
    condition: 'notBoolLeft',
    vars: [],
    text: {
      en: 'The left side of = must be a name, but here it is a value. The name comes first, then =, then the value.',
      ta: '= குறியின் இடப்பக்கம் ஒரு பெயர் இருக்க வேண்டும், இங்கே மதிப்பு உள்ளது. முதலில் பெயர், பிறகு =, பிறகு மதிப்பு.',
    },
    next: { en: 'Exchange the two sides: x = 5.', ta: 'இரு பக்கங்களையும் மாற்று: x = 5.' },
    sample: {
      source: '5 = x',
      inputs: [],
      message: "SyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?",
    },
  },
  {
    id: 'SYN-RESERVED-NAME',
    exception: /^(?:SyntaxError)$/u,
    message: /(invalid syntax|cannot assign to (True|False|None))/u,
    condition: 'lineKeywordAssign',
    vars: ['word', 'word_lower'],
    text: {
      en: '{word} is a word that Python uses for itself. You cannot use it as a name.',
      ta: '{word} என்பது Python தனக்காக வைத்துள்ள சிறப்புச்சொல். அதைப் பெயராகப் பயன்படுத்த முடியாது.',
    },
    next: {
      en: 'Choose another name, for example my_{word_lower}.',
      ta: 'வேறு பெயரைத் தெரிவு செய், எ.கா. my_{word_lower}.',
    },
    sample: { source: 'class = 5', inputs: [], message: 'SyntaxError: invalid syntax' },
  },
  {
    id: 'SYN-ASSIGN-EXPR',
    exception: /^(?:SyntaxError)$/u,
    message:
      /cannot assign to (expression|function call|comparison|subscript|attribute)|expression cannot contain assignment/u,
    vars: [],
    text: {
      en: 'On the left side of = there must be only one name. Calculations belong on the right side.',
      ta: '= குறியின் இடப்பக்கம் ஒரு பெயர் மட்டுமே இருக்க வேண்டும். கணக்குகள் வலப்பக்கம் வர வேண்டும்.',
    },
    next: { en: 'Turn the line around: y = x + 1.', ta: 'வரியைத் திருப்பி எழுது: y = x + 1.' },
    sample: {
      source: 'x + 1 = y',
      inputs: [],
      message: "SyntaxError: cannot assign to expression here. Maybe you meant '==' instead of '='?",
    },
  },
];
