import type { CatalogueEntry } from '../entry.ts';

/** Lines of another language, quotes and brackets that come in pairs. */
export const syntaxPairsEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-COPIED-PROMPT',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'copiedPrompt',
    vars: ['line'],
    text: {
      en: 'Line {line} starts with the sign >>>. Books show it where Python waits for an order; it is not part of the program.',
      ta: '{line} ஆம் வரி >>> குறியுடன் தொடங்குகிறது. Python கட்டளைக்காகக் காத்திருப்பதைக் காட்ட நூல்கள் இக்குறியை இடும்; அது நிரலின் பகுதி அல்ல.',
    },
    next: { en: 'Remove >>> from the start of the line.', ta: 'வரியின் தொடக்கத்தில் உள்ள >>> குறியை நீக்கு.' },
    sample: { source: '>>> print("Hi")', inputs: [], message: 'SyntaxError: invalid syntax' },
  },
  {
    id: 'SYN-OTHER-LANGUAGE',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineOtherLanguage',
    vars: [],
    text: {
      en: 'This line looks like another programming language. In Python there is no type in front of a name, no { } for blocks, and comments start with #.',
      ta: 'இந்த வரி வேறு நிரலாக்க மொழி போல் உள்ளது. Python-இல் பெயருக்கு முன் வகை இல்லை; தொகுதிக்கு { } இல்லை; குறிப்புரை # உடன் தொடங்கும்.',
    },
    next: { en: 'Write only the name: x = 5.', ta: 'பெயரை மட்டும் எழுது: x = 5.' },
    sample: { source: 'int x = 5', inputs: [], message: 'SyntaxError: invalid syntax' },
  },
  {
    id: 'SYN-APOSTROPHE',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal|invalid syntax/u,
    condition: 'apostropheInSingleQuotes',
    vars: [],
    text: {
      en: "The ' inside the word ended your text too early. Python thinks that the text stops there.",
      ta: "சொல்லின் நடுவில் உள்ள ' குறி உரையை முன்கூட்டியே முடித்துவிட்டது. உரை அங்கேயே முடிந்தது என்று Python நினைக்கிறது.",
    },
    next: {
      en: 'Use double quote marks around this text: "It\'s hot".',
      ta: 'இந்த உரையைச் சுற்றி இரட்டை மேற்கோள் குறி இடு: "It\'s hot".',
    },
    sample: {
      source: "print('It's hot')",
      inputs: [],
      message: 'SyntaxError: unterminated string literal (detected at line 1)',
    },
  },
  {
    id: 'SYN-QUOTE-OPEN',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated (triple-quoted )?(f-)?string literal/u,
    vars: ['line'],
    text: {
      en: 'A text starts with a quote mark in line {line}, but the closing quote mark is missing. Quote marks always come in pairs.',
      ta: '{line} ஆம் வரியில் உரை ஒரு மேற்கோள் குறியுடன் தொடங்குகிறது, ஆனால் முடிக்கும் குறி இல்லை. மேற்கோள் குறிகள் எப்போதும் இணையாக வரும்.',
    },
    next: {
      en: 'Add the same quote mark at the end of the text.',
      ta: 'உரையின் முடிவில் அதே மேற்கோள் குறியைச் சேர்.',
    },
    sample: {
      source: 'print("Hello)',
      inputs: [],
      message: 'SyntaxError: unterminated string literal (detected at line 1)',
    },
  },
  {
    id: 'SYN-BRACKET-OPEN',
    exception: /^(?:SyntaxError)$/u,
    message: /'(?<br>[([{])' was never closed|invalid syntax/u,
    condition: 'bracketLeftOpen',
    vars: ['br', 'line'],
    text: {
      en: 'The bracket {br} in line {line} was opened but never closed. Every opening bracket needs a closing one.',
      ta: '{line} ஆம் வரியில் திறந்த {br} அடைப்புக்குறி மூடப்படவில்லை. திறந்த ஒவ்வோர் அடைப்புக்குறிக்கும் ஒரு மூடும் குறி வேண்டும்.',
    },
    next: {
      en: 'Count the brackets in this line and add the missing one.',
      ta: 'இந்த வரியில் உள்ள அடைப்புக்குறிகளை எண்ணி, விடுபட்டதைச் சேர்.',
    },
    sample: { source: 'print("Hello"', inputs: [], message: "SyntaxError: '(' was never closed" },
  },
  {
    id: 'SYN-BRACKET-EXTRA',
    exception: /^(?:SyntaxError)$/u,
    message: /unmatched '(?<br>[)\]}])'/u,
    vars: ['br', 'line'],
    text: {
      en: 'Line {line} has a closing bracket {br} that was never opened. There is one too many, or an opening bracket is missing.',
      ta: '{line} ஆம் வரியில் திறக்கப்படாத {br} மூடும் அடைப்புக்குறி உள்ளது. ஒன்று அதிகமாக உள்ளது அல்லது திறக்கும் குறி விடுபட்டுள்ளது.',
    },
    next: {
      en: 'Remove the extra bracket or add the opening one.',
      ta: 'அதிகமான அடைப்புக்குறியை நீக்கு அல்லது திறக்கும் குறியைச் சேர்.',
    },
    sample: { source: 'print("Hello"))', inputs: [], message: "SyntaxError: unmatched ')'" },
  },
  {
    id: 'SYN-BRACKET-MIX',
    exception: /^(?:SyntaxError)$/u,
    message: /closing parenthesis '(?<c>.)' does not match opening parenthesis '(?<o>.)'/u,
    vars: ['c', 'o'],
    text: {
      en: 'You opened with {o} but closed with {c}. The two brackets must be of the same kind.',
      ta: '{o} குறியால் திறந்து {c} குறியால் மூடியுள்ளாய். இரண்டும் ஒரே வகை அடைப்புக்குறியாக இருக்க வேண்டும்.',
    },
    next: {
      en: 'Change the closing bracket so that it fits {o}.',
      ta: '{o} குறிக்குப் பொருந்தும் மூடும் குறியாக மாற்று.',
    },
    sample: {
      source: 'a = [1, 2)',
      inputs: [],
      message: "SyntaxError: closing parenthesis ')' does not match opening parenthesis '['",
    },
  },
];
