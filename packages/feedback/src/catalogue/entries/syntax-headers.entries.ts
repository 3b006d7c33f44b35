import type { CatalogueEntry } from '../entry.ts';

/** The words that lines begin with, and what has to follow them. */
export const syntaxHeadersEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-OTHER-THEN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected ':'/u,
    condition: 'blockWordTooMuch',
    vars: ['line', 'word'],
    text: {
      en: 'Line {line} has the word {word}. Other languages need it, but Python needs only a colon.',
      ta: '{line} ஆம் வரியில் {word} என்ற சொல் உள்ளது. வேறு மொழிகளுக்கு அது வேண்டும்; Python-க்கு முக்காற்புள்ளி போதும்.',
    },
    next: {
      en: 'Remove {word} and end the line with a colon.',
      ta: '{word} என்பதை நீக்கி, வரியை முக்காற்புள்ளியுடன் முடி.',
    },
  },
  {
    id: 'SYN-FOR-TO',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected 'in'/u,
    condition: 'countsWithTo',
    vars: [],
    text: {
      en: 'Python does not count with the word to. range() takes its two numbers with a comma.',
      ta: 'Python to என்ற சொல்லால் எண்ணுவதில்லை. range() இரண்டு எண்களைக் காற்புள்ளியுடன் ஏற்கும்.',
    },
    next: {
      en: 'To count from 1 to 5 write: for i in range(1, 6):',
      ta: '1 முதல் 5 வரை எண்ண இப்படி எழுது: for i in range(1, 6):',
    },
  },
  {
    id: 'SYN-OTHER-LOOP',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'foreignLoopWord',
    vars: ['word'],
    text: {
      en: 'Python does not know the word {word}. Its loops start with for.',
      ta: '{word} என்ற சொல் Python-க்குத் தெரியாது. அதன் மடக்குகள் for கொண்டு தொடங்கும்.',
    },
    next: {
      en: 'To repeat something 5 times write: for i in range(5):',
      ta: 'ஒன்றை 5 முறை செய்ய இப்படி எழுது: for i in range(5):',
    },
    instead: [
      {
        before: 7,
        text: {
          en: 'Python does not know the word {word}.',
          ta: '{word} என்ற சொல் Python-க்குத் தெரியாது.',
        },
        next: {
          en: 'A later lesson shows how to repeat. For now write each line yourself.',
          ta: 'மீண்டும் மீண்டும் செய்வதைப் பின்னர் ஒரு பாடம் காட்டும். இப்போது ஒவ்வொரு வரியையும் நீயே எழுது.',
        },
      },
    ],
  },
  {
    id: 'SYN-OTHER-UNTIL',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineStartsUntil',
    vars: [],
    text: {
      en: 'Python has no until. It has while: the loop goes on as long as the condition is True.',
      ta: 'Python-இல் until இல்லை; while உள்ளது. நிபந்தனை True ஆக இருக்கும் வரை அந்த மடக்கு ஓடும்.',
    },
    next: {
      en: 'Write while and the opposite condition.',
      ta: 'while எழுதி, எதிர் நிபந்தனையை எழுது.',
    },
    instead: [
      {
        before: 8,
        text: {
          en: 'Python does not know the word until.',
          ta: 'until என்ற சொல் Python-க்குத் தெரியாது.',
        },
        next: {
          en: 'A later lesson shows how to repeat. Solve this task without it.',
          ta: 'மீண்டும் மீண்டும் செய்வதைப் பின்னர் ஒரு பாடம் காட்டும். இந்த வினாவை அது இல்லாமல் செய்.',
        },
      },
    ],
  },
  {
    id: 'SYN-CONDITION-TO',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected ':'/u,
    condition: 'comparesWithTo',
    vars: ['from', 'to'],
    text: {
      en: 'Python does not know {from} to {to}. A condition compares a name with a number.',
      ta: '{from} to {to} என்பது Python-க்குத் தெரியாது. நிபந்தனை ஒரு பெயரை ஓர் எண்ணுடன் ஒப்பிடும்.',
    },
    next: {
      en: 'Write x >= {from} and x <= {to}, with your own variable for x.',
      ta: 'x >= {from} and x <= {to} என்று எழுது; x-க்குப் பதிலாக உன் மாறியின் பெயரை வை.',
    },
    instead: [
      {
        before: 6,
        text: {
          en: 'Python does not know {from} to {to}. A condition compares a name with one number.',
          ta: '{from} to {to} என்பது Python-க்குத் தெரியாது. நிபந்தனை ஒரு பெயரை ஓர் எண்ணுடன் ஒப்பிடும்.',
        },
        next: {
          en: 'Write x >= {from}, with your own variable for x.',
          ta: 'x >= {from} என்று எழுது; x-க்குப் பதிலாக உன் மாறியின் பெயரை வை.',
        },
      },
    ],
  },
  {
    id: 'SYN-CONDITION-MISSING',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'conditionMissing',
    vars: ['line', 'word'],
    text: {
      en: 'Line {line} says {word}, but no condition follows. Python does not know what to check.',
      ta: '{line} ஆம் வரியில் {word} உள்ளது; ஆனால் நிபந்தனை இல்லை. எதைச் சரிபார்ப்பது என்று Python-க்குத் தெரியவில்லை.',
    },
    next: {
      en: 'Write a condition after {word}, for example x > 5. Only else has none.',
      ta: '{word}-க்குப் பின் ஒரு நிபந்தனை எழுது; எ.கா. x > 5. else-க்கு மட்டுமே நிபந்தனை இல்லை.',
    },
  },
  {
    id: 'SYN-RETURN-EQUALS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'returnWithEquals',
    vars: ['line'],
    text: {
      en: 'Line {line} has an = after return. return stores nothing: it gives a value back.',
      ta: '{line} ஆம் வரியில் return-க்குப் பின் = உள்ளது. return எதையும் சேமிக்காது; மதிப்பைத் திருப்பி அனுப்பும்.',
    },
    next: { en: 'Write return and then the value, without =.', ta: '= இல்லாமல், return-க்குப் பின் மதிப்பை எழுது.' },
  },
  {
    id: 'SYN-DEF-CALL',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected ':'/u,
    condition: 'callWithDef',
    vars: ['f', 'line'],
    text: {
      en: 'def makes a new function. But {f} is there already, and line {line} should call it.',
      ta: 'def புதிய செயற்கூறை உருவாக்கும். ஆனால் {f} ஏற்கெனவே உள்ளது; {line} ஆம் வரி அதை அழைக்க வேண்டும்.',
    },
    next: { en: 'Write {f}(...) without def.', ta: 'def இல்லாமல் {f}(...) என்று எழுது.' },
  },
  {
    id: 'SYN-DEF-SQUARE',
    exception: /^(?:SyntaxError)$/u,
    message: /expected '\('|invalid syntax/u,
    condition: 'defWithOtherBrackets',
    vars: ['br', 'line'],
    text: {
      en: 'A def line has round brackets ( ) after the name. Line {line} has {br}.',
      ta: 'def வரியில் பெயருக்குப் பின் வட்ட அடைப்புக்குறி ( ) வர வேண்டும். {line} ஆம் வரியில் {br} உள்ளது.',
    },
    next: { en: 'Write it like this: def greet(name):', ta: 'இப்படி எழுது: def greet(name):' },
  },
  {
    id: 'SYN-ASSIGN-QUOTED',
    exception: /^(?:SyntaxError)$/u,
    message: /cannot assign to|invalid syntax/u,
    condition: 'nameInQuotesStored',
    vars: ['name'],
    text: {
      en: '"{name}" in quote marks is a text. Left of = there must be a name.',
      ta: 'மேற்கோள் குறிக்குள் உள்ள "{name}" ஓர் உரை. = குறியின் இடப்பக்கம் பெயர் வேண்டும்.',
    },
    next: {
      en: 'Write {name} = ... without quote marks.',
      ta: 'மேற்கோள் குறிகள் இல்லாமல் {name} = ... என்று எழுது.',
    },
  },
];
