import type { CatalogueEntry } from '../entry.ts';

/** Signs inside a line: quotes, commas, characters, numbers. */
export const syntaxWritingEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-PRINT-PAREN',
    exception: /^(?:SyntaxError)$/u,
    message: /Missing parentheses in call to 'print'/u,
    vars: [],
    text: {
      en: 'print needs round brackets around the things it shows. Some old books write it without brackets, but that is Python 2.',
      ta: 'print காட்ட வேண்டியவற்றைச் சுற்றி ( ) அடைப்புக்குறிகள் வேண்டும். பழைய Python 2 நூல்களில் மட்டும் அவை இல்லாமல் இருக்கும்.',
    },
    next: { en: 'Write print(...) with brackets.', ta: 'அடைப்புக்குறிகளுடன் print(...) என்று எழுது.' },
    sample: {
      source: 'print "Hello"',
      inputs: [],
      message: "SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?",
    },
  },
  {
    id: 'SYN-CALL-PAREN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'callWithoutBrackets',
    vars: ['name'],
    text: {
      en: '{name} is a function, and a function takes its values in round brackets. Here the brackets are missing.',
      ta: '{name} ஒரு செயற்கூறு; அதற்குத் தரும் மதிப்புகள் ( ) அடைப்புக்குறிகளுக்குள் வர வேண்டும். இங்கே அவை இல்லை.',
    },
    next: {
      en: 'Write {name}(...) with brackets around the value.',
      ta: 'மதிப்பைச் சுற்றி அடைப்புக்குறி இட்டு {name}(...) என்று எழுது.',
    },
    sample: {
      source: 'name = input "Your name?"',
      inputs: [],
      message: "SyntaxError: invalid syntax. Did you mean 'not'?",
    },
  },
  {
    id: 'SYN-QUOTE-INSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|unterminated/u,
    condition: 'quoteInsideText',
    vars: [],
    text: {
      en: 'The quote marks inside the sentence end your text too early. Python sees the words after them as code.',
      ta: 'வாக்கியத்தின் உள்ளே உள்ள மேற்கோள் குறிகள் உரையை முன்கூட்டியே முடிக்கின்றன. பின்வரும் சொற்களை Python குறியீடாகப் பார்க்கிறது.',
    },
    next: {
      en: 'Use single quote marks inside, or remove the inner quote marks.',
      ta: 'உள்ளே ஒற்றை மேற்கோள் குறி இடு, அல்லது உள் குறிகளை நீக்கு.',
    },
    sample: {
      source: 'print("He said "hi" to me")',
      inputs: [],
      message: 'SyntaxError: invalid syntax. Is this intended to be part of the string?',
    },
  },
  {
    id: 'SYN-TEXT-QUOTES',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'wordsWithoutQuotes',
    vars: ['line'],
    text: {
      en: 'The words in the brackets of line {line} have no quote marks. So Python looks for variables with these names.',
      ta: '{line} ஆம் வரியின் அடைப்புக்குறிக்குள் உள்ள சொற்களுக்கு மேற்கோள் குறிகள் இல்லை. எனவே அந்தப் பெயர்களில் மாறிகளை Python தேடுகிறது.',
    },
    next: {
      en: 'Put quote marks around the whole text: print("...").',
      ta: 'முழு உரையைச் சுற்றியும் மேற்கோள் குறிகள் இடு: print("...").',
    },
    sample: {
      source: 'print(Idli Vadai)',
      inputs: [],
      message: 'SyntaxError: invalid syntax. Perhaps you forgot a comma?',
    },
  },
  {
    id: 'SYN-TWO-ORDERS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'twoOrdersInOneLine',
    vars: ['line'],
    text: {
      en: 'Line {line} holds two orders. Python expects each order in a line of its own.',
      ta: '{line} ஆம் வரியில் இரண்டு கட்டளைகள் உள்ளன. ஒவ்வொரு கட்டளையும் தனி வரியில் இருக்க வேண்டும்.',
    },
    next: { en: 'Start a new line before the second order.', ta: 'இரண்டாவது கட்டளையைப் புதிய வரியில் எழுது.' },
    sample: {
      source: 'print("a") print("b")',
      inputs: [],
      message: "SyntaxError: invalid syntax. Did you mean 'in'?",
    },
  },
  {
    id: 'SYN-KEYWORD-FIRST',
    exception: /^(?:SyntaxError)$/u,
    message: /positional argument follows keyword argument/u,
    vars: [],
    text: {
      en: 'A setting such as end="" or sep="" stands before the values. Python wants the values first.',
      ta: 'end="", sep="" போன்ற அமைப்பு மதிப்புகளுக்கு முன்னால் உள்ளது. முதலில் மதிப்புகள்தான் வர வேண்டும்.',
    },
    next: {
      en: 'Move end="..." or sep="..." to the end of the brackets.',
      ta: 'end="..." அல்லது sep="..." ஐ அடைப்புக்குறியின் கடைசிக்கு நகர்த்து.',
    },
    sample: {
      source: 'print(end="", "*")',
      inputs: [],
      message: 'SyntaxError: positional argument follows keyword argument',
    },
  },
  {
    id: 'SYN-COMMA',
    exception: /^(?:SyntaxError)$/u,
    message: /Perhaps you forgot a comma|Is this intended to be part of the string|invalid syntax/u,
    condition: 'commaMissing',
    vars: ['line'],
    text: {
      en: 'Two things stand side by side in line {line} and nothing is between them. Usually a comma or a + is missing.',
      ta: '{line} ஆம் வரியில் இரண்டு பகுதிகள் இடையே எதுவும் இல்லாமல் அருகருகே உள்ளன. பெரும்பாலும் காற்புள்ளி அல்லது + விடுபட்டிருக்கும்.',
    },
    next: { en: 'Put a comma between the two things.', ta: 'இரண்டிற்கும் இடையில் காற்புள்ளி இடு.' },
    sample: {
      source: 'age = 12\nprint("Age" age)',
      inputs: [],
      message: 'SyntaxError: invalid syntax. Perhaps you forgot a comma?',
    },
  },
  {
    id: 'SYN-CURLY-QUOTE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid character '[“”‘’«»„`´]'/u,
    vars: [],
    text: {
      en: 'These quote marks are the curly kind from a phone or a word processor. Python knows only straight quote marks.',
      ta: 'இவை கைபேசி அல்லது ஆவணச் செயலியில் வரும் வளைந்த மேற்கோள் குறிகள். Python-க்கு நேரான குறிகள் மட்டுமே தெரியும்.',
    },
    next: {
      en: 'Delete them and type " again in this editor.',
      ta: 'அவற்றை நீக்கி, இந்தத் தொகுப்பானில் " என்று மீண்டும் தட்டச்சு செய்.',
    },
    sample: { source: 'print(“Hello”)', inputs: [], message: "SyntaxError: invalid character '“' (U+201C)" },
  },
  {
    id: 'SYN-BAD-CHAR',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid character '(?<ch>.)'/u,
    vars: ['ch'],
    text: {
      en: 'Python does not know the sign {ch} in code. You may use such signs only inside text, between quote marks.',
      ta: 'குறியீட்டில் {ch} என்ற குறியை Python அறியாது. இத்தகைய குறிகளை மேற்கோள் குறிகளுக்குள் மட்டும் எழுதலாம்.',
    },
    next: {
      en: 'Use a sign from the keyboard: * for times, / for divide, and the digits 0 to 9.',
      ta: 'விசைப்பலகைக் குறிகளைப் பயன்படுத்து: பெருக்க *, வகுக்க /, இலக்கங்கள் 0 முதல் 9.',
    },
    sample: { source: 'x = 5 × 3', inputs: [], message: "SyntaxError: invalid character '×' (U+00D7)" },
  },
  {
    id: 'SYN-INVISIBLE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid non-printable character/u,
    vars: ['line'],
    text: {
      en: 'There is an invisible sign in line {line}. It often comes from copied text.',
      ta: '{line} ஆம் வரியில் கண்ணுக்குத் தெரியாத குறி உள்ளது. நகலெடுத்து ஒட்டும்போது இது வரும்.',
    },
    next: { en: 'Delete the line and type it again.', ta: 'அந்த வரியை நீக்கி மீண்டும் தட்டச்சு செய்.' },
    sample: { source: 'x = 5', inputs: [], message: 'SyntaxError: invalid non-printable character U+00A0' },
  },
  {
    id: 'SYN-LEADING-ZERO',
    exception: /^(?:SyntaxError)$/u,
    message: /leading zeros in decimal integer literals/u,
    vars: ['line'],
    text: {
      en: 'A number in line {line} starts with 0. Python numbers cannot start with 0; a phone number is text, because nobody calculates with it.',
      ta: '{line} ஆம் வரியில் ஓர் எண் 0 இல் தொடங்குகிறது. Python எண்கள் 0 இல் தொடங்கக்கூடாது. தொலைபேசி எண்ணைக் கொண்டு யாரும் கணக்கிடுவதில்லை; எனவே அது உரை.',
    },
    next: {
      en: 'Put a phone number in quote marks. Remove the 0 from a number that you calculate with.',
      ta: 'தொலைபேசி எண்ணை மேற்கோள் குறிக்குள் இடு. கணக்கிடும் எண்ணாக இருந்தால் முன்னால் உள்ள 0 ஐ நீக்கு.',
    },
    sample: {
      source: 'phone = 0771234567',
      inputs: [],
      message:
        'SyntaxError: leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers',
    },
  },
  {
    id: 'SYN-NAME-DIGIT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid (decimal|hexadecimal|octal|binary) literal/u,
    vars: ['line'],
    text: {
      en: 'A number and letters are joined in line {line}. A name cannot start with a digit, and a number has no letters in it.',
      ta: '{line} ஆம் வரியில் எண்ணும் எழுத்தும் ஒட்டி உள்ளன. பெயர் இலக்கத்தில் தொடங்கக்கூடாது; எண்ணில் எழுத்து வரக்கூடாது.',
    },
    next: {
      en: 'Start the name with a letter (name2), or put text such as 5km in quote marks.',
      ta: 'பெயரை எழுத்தில் தொடங்கு (name2); 5km போன்ற உரையை மேற்கோள் குறிக்குள் இடு.',
    },
    sample: { source: '2name = "Arun"', inputs: [], message: 'SyntaxError: invalid decimal literal' },
  },
];
