import type { CatalogueEntry } from '../entry.ts';

/** Invalid targets on the left of `=`. */
export const syntaxStoringEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-EQ-IN-CALL',
    exception: /^(?:SyntaxError)$/u,
    message: /expression cannot contain assignment/u,
    condition: 'equalsInCall',
    vars: ['line'],
    text: {
      en: 'Line {line} has an = inside the brackets. There Python can neither store nor compare with it.',
      ta: '{line} ஆம் வரியில் அடைப்புக்குறிக்குள் = உள்ளது. அங்கே = சேமிக்கவும் செய்யாது; ஒப்பிடவும் செய்யாது.',
    },
    next: {
      en: 'Write a comma to show both, or == to compare.',
      ta: 'இரண்டையும் காட்டக் காற்புள்ளி எழுது; ஒப்பிட == எழுது.',
    },
  },
  {
    id: 'SYN-DICT-COLON',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|cannot assign to|':' expected after dictionary key/u,
    condition: 'dictionaryWithoutColon',
    vars: ['line'],
    text: {
      en: 'In a dictionary a colon stands between key and value. In line {line} it is missing.',
      ta: 'அகராதியில் திறவுகோலுக்கும் மதிப்புக்கும் இடையில் முக்காற்புள்ளி : வரும். {line} ஆம் வரியில் அது இல்லை.',
    },
    next: { en: 'Write it like this: "tea": 50', ta: 'இப்படி எழுது: "tea": 50' },
  },
  {
    id: 'SYN-NAME-HYPHEN',
    exception: /^(?:SyntaxError)$/u,
    message: /cannot assign to expression here/u,
    condition: 'lineHyphenName',
    vars: [],
    text: {
      en: 'A name cannot have the sign - in it. Python reads it as minus.',
      ta: 'பெயரில் - வரக்கூடாது. Python அதைக் கழித்தல் குறியாகப் படிக்கிறது.',
    },
    next: { en: 'Join the words with an underscore: my_name', ta: 'சொற்களை அடிக்கோட்டால் இணை: my_name' },
  },
  {
    id: 'SYN-ASSIGN-LITERAL',
    exception: /^(?:SyntaxError)$/u,
    message: /cannot assign to (f-string|literal|True|False|None|dict literal)/u,
    condition: 'notBoolLeft',
    vars: [],
    text: {
      en: 'Left of = there must be a name, but here is a value.',
      ta: '= குறியின் இடப்பக்கம் ஒரு பெயர் வேண்டும்; இங்கே மதிப்பு உள்ளது.',
    },
    next: {
      en: 'First the name, then =, then the value: x = 5',
      ta: 'முதலில் பெயர், பிறகு =, பிறகு மதிப்பு: x = 5',
    },
  },
  {
    id: 'SYN-RESERVED-NAME',
    exception: /^(?:SyntaxError)$/u,
    message: /(invalid syntax|cannot assign to (True|False|None))/u,
    condition: 'lineKeywordAssign',
    vars: ['word', 'word_lower'],
    text: {
      en: 'Python keeps the word {word} for itself. It cannot be a name.',
      ta: '{word} என்ற சொல்லை Python தனக்காக வைத்துள்ளது. அது பெயராக இருக்க முடியாது.',
    },
    next: {
      en: 'Take another name, for example my_{word_lower}.',
      ta: 'வேறு பெயர் வை; எ.கா. my_{word_lower}.',
    },
  },
  {
    id: 'SYN-ASSIGN-EXPR',
    exception: /^(?:SyntaxError)$/u,
    message:
      /cannot assign to (expression|function call|comparison|subscript|attribute)|expression cannot contain assignment/u,
    vars: [],
    text: {
      en: 'Left of = there may be only one name. Here is a calculation or a call.',
      ta: '= குறியின் இடப்பக்கம் ஒரு பெயர் மட்டுமே வரலாம். இங்கே கணக்கோ அழைப்போ உள்ளது.',
    },
    next: { en: 'Turn the line around: y = x + 1', ta: 'வரியைத் திருப்பி எழுது: y = x + 1' },
  },
];
