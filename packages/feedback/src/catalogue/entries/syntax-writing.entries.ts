import type { CatalogueEntry } from '../entry.ts';

/** Mistakes inside a line: quotes, commas, characters, numbers. */
export const syntaxWritingEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-PRINT-PAREN',
    exception: /^(?:SyntaxError)$/u,
    message: /Missing parentheses in call to 'print'/u,
    vars: [],
    text: {
      en: 'print needs round brackets around what it shows.',
      ta: 'print காட்ட வேண்டியதைச் சுற்றி அடைப்புக்குறிகள் ( ) வேண்டும்.',
    },
    next: { en: 'Write print(...) with brackets.', ta: 'அடைப்புக்குறிகளுடன் print(...) என்று எழுது.' },
  },
  {
    id: 'SYN-CALL-PAREN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'callWithoutBrackets',
    vars: ['name'],
    text: {
      en: '{name} takes its values in round brackets. Here the brackets are missing.',
      ta: '{name} தன் மதிப்புகளை அடைப்புக்குறிகளுக்குள் ( ) வாங்கும். இங்கே அடைப்புக்குறிகள் இல்லை.',
    },
    next: { en: 'Write {name}(...) with the value inside.', ta: 'மதிப்பை உள்ளே இட்டு {name}(...) என்று எழுது.' },
  },
  {
    id: 'SYN-QUOTE-INSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|unterminated/u,
    condition: 'quoteInsideText',
    vars: [],
    text: {
      en: 'The quote marks inside the sentence end your text too early. Python reads the next words as code.',
      ta: 'வாக்கியத்தின் உள்ளே உள்ள மேற்கோள் குறிகள் உரையை முன்கூட்டியே முடிக்கின்றன. அடுத்த சொற்களை Python குறியீடாகப் படிக்கிறது.',
    },
    next: { en: "Inside, use the other kind of quote mark: '", ta: "உள்ளே மற்ற வகை மேற்கோள் குறியை இடு: '" },
  },
  {
    id: 'SYN-TEXT-QUOTES',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'wordsWithoutQuotes',
    vars: ['line'],
    text: {
      en: 'The words in line {line} have no quote marks. Python only shows text that has them.',
      ta: '{line} ஆம் வரியின் சொற்களுக்கு மேற்கோள் குறிகள் இல்லை. அவை இருந்தால்தான் Python உரையைக் காட்டும்.',
    },
    next: {
      en: 'Put quote marks around the whole text: "..."',
      ta: 'முழு உரையைச் சுற்றியும் மேற்கோள் குறிகள் இடு: "..."',
    },
  },
  {
    id: 'SYN-TWO-ORDERS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'twoOrdersInOneLine',
    vars: ['line'],
    text: {
      en: 'Line {line} holds two commands. Each command needs a line of its own.',
      ta: '{line} ஆம் வரியில் இரண்டு கட்டளைகள் உள்ளன. ஒவ்வொரு கட்டளைக்கும் தனி வரி வேண்டும்.',
    },
    next: { en: 'Start a new line before the second command.', ta: 'இரண்டாவது கட்டளையைப் புதிய வரியில் எழுது.' },
  },
  {
    id: 'SYN-KEYWORD-FIRST',
    exception: /^(?:SyntaxError)$/u,
    message: /positional argument follows keyword argument/u,
    vars: [],
    text: {
      en: 'A setting such as end="" stands before a value. The values come first.',
      ta: 'end="" போன்ற அமைப்பு ஒரு மதிப்புக்கு முன் உள்ளது. முதலில் மதிப்புகள்தான் வர வேண்டும்.',
    },
    next: {
      en: 'Move end="..." to the end of the brackets.',
      ta: 'end="..." பகுதியை அடைப்புக்குறியின் கடைசிக்கு நகர்த்து.',
    },
  },
  {
    id: 'SYN-COMMA-EXTRA',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'commaTooMuch',
    vars: ['line'],
    text: {
      en: 'Line {line} has a comma with nothing before it. Between two commas there must be a value.',
      ta: '{line} ஆம் வரியில் ஒரு காற்புள்ளிக்கு முன் எதுவும் இல்லை. இரண்டு காற்புள்ளிகளுக்கு இடையில் ஒரு மதிப்பு வேண்டும்.',
    },
    next: { en: 'Remove the extra comma.', ta: 'கூடுதல் காற்புள்ளியை நீக்கு.' },
  },
  {
    id: 'SYN-VALUE-MISSING',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'valueMissing',
    vars: ['line', 'sign'],
    text: {
      en: 'In line {line} something is missing beside the sign {sign}. It needs a value there.',
      ta: '{line} ஆம் வரியில் {sign} குறிக்கு அருகில் ஏதோ விடுபட்டுள்ளது. அங்கே ஒரு மதிப்பு வேண்டும்.',
    },
    next: {
      en: 'Write the value, or remove the sign {sign}.',
      ta: 'மதிப்பை எழுது, அல்லது {sign} குறியை நீக்கு.',
    },
  },
  {
    id: 'SYN-COLON-EXTRA',
    exception: /^(?:SyntaxError)$/u,
    message: /^invalid syntax$|annotat/u,
    condition: 'colonTooMuch',
    vars: ['line'],
    text: {
      en: 'Line {line} ends with a colon, but it does not open a block.',
      ta: '{line} ஆம் வரி முக்காற்புள்ளியுடன் முடிகிறது; ஆனால் அது தொகுதியைத் தொடங்கும் வரி அல்ல.',
    },
    next: { en: 'Remove the colon at the end.', ta: 'முடிவில் உள்ள : குறியை நீக்கு.' },
  },
  {
    id: 'SYN-COMMA',
    exception: /^(?:SyntaxError)$/u,
    message: /Perhaps you forgot a comma|Is this intended to be part of the string|invalid syntax/u,
    condition: 'commaMissing',
    vars: ['line'],
    text: {
      en: 'In line {line} two things stand side by side. Between them a comma or a + is missing.',
      ta: '{line} ஆம் வரியில் இரண்டு பகுதிகள் அருகருகே உள்ளன. அவற்றுக்கு இடையில் காற்புள்ளியோ + குறியோ இல்லை.',
    },
    next: { en: 'Put a comma between the two.', ta: 'இரண்டிற்கும் இடையில் காற்புள்ளி இடு.' },
  },
  {
    id: 'SYN-CURLY-QUOTE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid character '[“”„‟″＂«»〝〞‘’‚‛′＇`´ʼ]'/u,
    vars: [],
    text: {
      en: 'These quote marks are curly, as a phone writes them. Python knows only straight ones: "',
      ta: 'இவை கைபேசி இடும் வளைந்த மேற்கோள் குறிகள். Python-க்கு நேரான குறி மட்டுமே தெரியும்: "',
    },
    next: {
      en: 'Delete them and type straight quote marks.',
      ta: 'அவற்றை நீக்கி, நேரான மேற்கோள் குறிகளைத் தட்டச்சு செய்.',
    },
  },
  {
    id: 'SYN-LOOKALIKE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid character '(?<ch>.)'/u,
    condition: 'looksLikePythonCharacter',
    vars: ['ch', 'sug'],
    text: {
      en: 'The sign {ch} only looks like a sign of Python. For Python it is not the same.',
      ta: '{ch} பார்ப்பதற்கு Python குறி போல் உள்ளது; ஆனால் Python-க்கு அது வேறு குறி.',
    },
    next: { en: 'Write {sug} instead of {ch}.', ta: '{ch} என்பதற்குப் பதிலாக {sug} எழுது.' },
  },
  {
    id: 'SYN-BAD-CHAR',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid character '(?<ch>.)'/u,
    vars: ['ch'],
    text: {
      en: 'Python does not know the sign {ch} in code. Such a sign may stand only inside a text.',
      ta: 'குறியீட்டில் {ch} என்ற குறியை Python அறியாது. அத்தகைய குறி உரையின் உள்ளே மட்டுமே வரலாம்.',
    },
    next: {
      en: 'Remove this sign, or put it inside quote marks.',
      ta: 'இந்தக் குறியை நீக்கு, அல்லது மேற்கோள் குறிக்குள் இடு.',
    },
  },
  {
    id: 'SYN-INVISIBLE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid non-printable character/u,
    vars: ['line'],
    text: {
      en: 'There is an invisible sign in line {line}. It often comes with copied text.',
      ta: '{line} ஆம் வரியில் கண்ணுக்குத் தெரியாத குறி உள்ளது. நகலெடுத்து ஒட்டும்போது அது வரும்.',
    },
    next: { en: 'Delete the line and type it again.', ta: 'அந்த வரியை நீக்கி மீண்டும் தட்டச்சு செய்.' },
  },
  {
    id: 'SYN-LEADING-ZERO',
    exception: /^(?:SyntaxError)$/u,
    message: /leading zeros in decimal integer literals/u,
    vars: ['line'],
    text: {
      en: 'A number in line {line} starts with 0. In Python a number may not start with 0.',
      ta: '{line} ஆம் வரியில் ஓர் எண் 0-இல் தொடங்குகிறது. Python-இல் எண் 0-இல் தொடங்கக்கூடாது.',
    },
    next: {
      en: 'Write a phone number as text, in quote marks. For other numbers remove the 0.',
      ta: 'தொலைபேசி எண்ணை மேற்கோள் குறிக்குள் உரையாக எழுது. மற்ற எண்களில் முன்னால் உள்ள 0-ஐ நீக்கு.',
    },
  },
  {
    id: 'SYN-NAME-DIGIT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid (decimal|hexadecimal|octal|binary) literal/u,
    vars: ['line'],
    text: {
      en: 'In line {line} a number and letters stand together. A name may not start with a digit.',
      ta: '{line} ஆம் வரியில் எண்ணும் எழுத்தும் ஒட்டி உள்ளன. பெயர் இலக்கத்தில் தொடங்கக்கூடாது.',
    },
    next: {
      en: 'Start the name with a letter. Put text such as 5km in quote marks.',
      ta: 'பெயரை எழுத்தில் தொடங்கு. 5km போன்ற உரையை மேற்கோள் குறிக்குள் இடு.',
    },
  },
];
