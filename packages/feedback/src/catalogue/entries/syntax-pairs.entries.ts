import type { CatalogueEntry } from '../entry.ts';

/** Lines of another language, and unpaired quotes and brackets. */
export const syntaxPairsEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-COPIED-PROMPT',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'copiedPrompt',
    vars: ['line'],
    text: {
      en: 'Line {line} starts with >>>. Books show this sign where Python waits for a line. It is not code.',
      ta: '{line} ஆம் வரி >>> உடன் தொடங்குகிறது. Python ஒரு வரிக்காகக் காத்திருப்பதை நூல்கள் இப்படிக் காட்டும். இது குறியீடு அல்ல.',
    },
    next: { en: 'Remove >>> from the start of the line.', ta: 'வரியின் தொடக்கத்தில் உள்ள >>> குறியை நீக்கு.' },
  },
  {
    id: 'SYN-OTHER-COMMENT',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineForeignComment',
    vars: ['sign', 'line'],
    text: {
      en: 'Line {line} starts with {sign}. In other languages that is a comment. In Python a comment starts with #.',
      ta: '{line} ஆம் வரி {sign} குறியுடன் தொடங்குகிறது. வேறு மொழிகளில் அது குறிப்புரை. Python-இல் குறிப்புரை # உடன் தொடங்கும்.',
    },
    next: { en: 'Write # instead of {sign}.', ta: '{sign} என்பதற்குப் பதிலாக # எழுது.' },
  },
  {
    id: 'SYN-OTHER-FOR',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineForeignFor',
    vars: ['line'],
    text: {
      en: 'Line {line} counts as other languages do, with ; signs. Python counts with range().',
      ta: '{line} ஆம் வரி வேறு மொழிகளைப் போல ; குறிகளுடன் எண்ணுகிறது. Python range() கொண்டு எண்ணும்.',
    },
    next: {
      en: 'Write for i in range(5): and put your own number there.',
      ta: 'for i in range(5): என்று எழுதி, உனக்கு வேண்டிய எண்ணை இடு.',
    },
  },
  {
    id: 'SYN-OTHER-BLOCK',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineForeignBlock',
    vars: ['line', 'sign'],
    text: {
      en: 'Line {line} uses {sign} for a block, as other languages do. Python uses a colon and four spaces.',
      ta: '{line} ஆம் வரி வேறு மொழிகளைப் போலத் தொகுதிக்கு {sign} பயன்படுத்துகிறது. Python-இல் முக்காற்புள்ளியும் நான்கு இடைவெளிகளும் போதும்.',
    },
    next: {
      en: 'End the line with : and indent the lines below it.',
      ta: 'வரியை : குறியுடன் முடித்து, அதன் கீழ் உள்ள வரிகளை உள்தள்ளு.',
    },
  },
  {
    id: 'SYN-OTHER-DEF',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineForeignFunction',
    vars: ['line'],
    text: {
      en: 'Line {line} starts a function as another language does. Python uses the word def.',
      ta: '{line} ஆம் வரி வேறு மொழியைப் போலச் செயற்கூறைத் தொடங்குகிறது. Python-இல் def என்ற சொல்லால் தொடங்க வேண்டும்.',
    },
    next: {
      en: 'Write def, the name, round brackets and a colon: def greet():',
      ta: 'def, பெயர், அடைப்புக்குறிகள், முக்காற்புள்ளி ஆகியவற்றை எழுது: def greet():',
    },
  },
  {
    id: 'SYN-OTHER-TYPE',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineForeignType',
    vars: ['word', 'name', 'line'],
    text: {
      en: 'Line {line} says {word} in front of the name. Other languages need that, Python does not.',
      ta: '{line} ஆம் வரியில் பெயருக்கு முன் {word} உள்ளது. வேறு மொழிகளுக்கு அது வேண்டும்; Python-க்கு வேண்டாம்.',
    },
    next: { en: 'Write only the name: {name} = ...', ta: 'பெயரை மட்டும் எழுது: {name} = ...' },
  },
  {
    id: 'SYN-OTHER-PRINT',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineForeignPrint',
    vars: ['word', 'line'],
    text: {
      en: 'Line {line} shows text with {word}, as another language does. In Python the word is print.',
      ta: '{line} ஆம் வரி வேறு மொழியைப் போல {word} கொண்டு காட்டுகிறது. Python-இல் அந்தச் சொல் print.',
    },
    next: { en: 'Write print("...") with round brackets.', ta: 'அடைப்புக்குறிகளுடன் print("...") என்று எழுது.' },
  },
  {
    id: 'SYN-OTHER-LANGUAGE',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    condition: 'lineOtherLanguage',
    vars: ['line'],
    text: {
      en: 'Line {line} looks like another language, such as C or Java. Python does not know this command.',
      ta: '{line} ஆம் வரி C, Java போன்ற வேறு மொழி போல் உள்ளது. இந்தக் கட்டளை Python-க்குத் தெரியாது.',
    },
    next: {
      en: 'Look at the lesson: how does Python write this?',
      ta: 'பாடத்தைப் பார்: Python-இல் இதை எப்படி எழுத வேண்டும்?',
    },
  },
  {
    id: 'SYN-APOSTROPHE',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal|invalid syntax/u,
    condition: 'apostropheInSingleQuotes',
    vars: [],
    text: {
      en: "The ' inside the word ended your text too early. Python thinks the text stops there.",
      ta: "சொல்லின் நடுவில் உள்ள ' குறி உரையை முன்கூட்டியே முடித்துவிட்டது. உரை அங்கேயே முடிந்தது என்று Python நினைக்கிறது.",
    },
    next: {
      en: 'Use double quote marks around this text: "It\'s hot".',
      ta: 'இந்த உரையைச் சுற்றி இரட்டை மேற்கோள் குறி இடு: "It\'s hot".',
    },
  },
  {
    id: 'SYN-QUOTE-EXTRA',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal/u,
    condition: 'quoteTooMuch',
    vars: ['line'],
    text: {
      en: 'There is one quote mark too many in line {line}. Quote marks always come in pairs.',
      ta: '{line} ஆம் வரியில் ஒரு மேற்கோள் குறி அதிகமாக உள்ளது. மேற்கோள் குறிகள் எப்போதும் இணையாக வரும்.',
    },
    next: { en: 'Remove the last quote mark.', ta: 'கடைசி மேற்கோள் குறியை நீக்கு.' },
  },
  {
    id: 'SYN-QUOTE-START',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal|invalid decimal literal|leading zeros/u,
    condition: 'quoteMissingAtStart',
    vars: ['line'],
    text: {
      en: 'The text in line {line} ends with a quote mark. But at its start there is none.',
      ta: '{line} ஆம் வரியில் உரை மேற்கோள் குறியுடன் முடிகிறது; ஆனால் தொடக்கத்தில் குறி இல்லை.',
    },
    next: {
      en: 'Put a quote mark before the first word of the text.',
      ta: 'உரையின் முதல் சொல்லுக்கு முன் ஒரு மேற்கோள் குறி இடு.',
    },
  },
  {
    id: 'SYN-QUOTE-MIX',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated string literal/u,
    condition: 'quotesOfTwoKinds',
    vars: ['line', 'open', 'close'],
    text: {
      en: 'The text in line {line} starts with {open} but ends with {close}. Both ends need the same sign.',
      ta: '{line} ஆம் வரியில் உரை {open} குறியில் தொடங்கி {close} குறியில் முடிகிறது. இரு முனைகளிலும் ஒரே குறி வேண்டும்.',
    },
    next: { en: 'Write {open} at both ends.', ta: 'இரு முனைகளிலும் {open} எழுது.' },
  },
  {
    id: 'SYN-QUOTE-OPEN',
    exception: /^(?:SyntaxError)$/u,
    message: /unterminated (triple-quoted )?(f-)?string literal/u,
    vars: ['line'],
    text: {
      en: 'The text in line {line} starts with a quote mark. But the closing quote mark is missing.',
      ta: '{line} ஆம் வரியில் உரை மேற்கோள் குறியுடன் தொடங்குகிறது. ஆனால் முடிக்கும் மேற்கோள் குறி இல்லை.',
    },
    next: {
      en: 'Put the same quote mark at the end of the text.',
      ta: 'உரையின் முடிவில் அதே மேற்கோள் குறியை இடு.',
    },
  },
  {
    id: 'SYN-QUOTE-BEHIND',
    exception: /^(?:SyntaxError)$/u,
    message: /'\(' was never closed/u,
    condition: 'quoteBehindBracket',
    vars: ['line'],
    text: {
      en: 'In line {line} the closing quote mark stands behind the bracket. So the bracket became text.',
      ta: '{line} ஆம் வரியில் முடிக்கும் மேற்கோள் குறி அடைப்புக்குறிக்குப் பின்னால் உள்ளது. எனவே அடைப்புக்குறியும் உரையாகிவிட்டது.',
    },
    next: {
      en: 'Change their places: first the quote mark, then the bracket.',
      ta: 'இரண்டையும் இடம் மாற்று: முதலில் மேற்கோள் குறி, பிறகு அடைப்புக்குறி.',
    },
  },
  {
    id: 'SYN-BRACKET-OPEN',
    exception: /^(?:SyntaxError)$/u,
    message: /'(?<br>[([{])' was never closed|invalid syntax/u,
    condition: 'bracketLeftOpen',
    vars: ['br', 'line'],
    text: {
      en: 'The bracket {br} in line {line} is never closed. Every opening bracket needs a closing one.',
      ta: '{line} ஆம் வரியில் திறந்த {br} அடைப்புக்குறி மூடப்படவில்லை. திறந்த ஒவ்வொன்றுக்கும் ஒரு மூடும் அடைப்புக்குறி வேண்டும்.',
    },
    next: {
      en: 'Count the brackets in this line and add the missing one.',
      ta: 'இந்த வரியின் அடைப்புக்குறிகளை எண்ணி, விடுபட்டதைச் சேர்.',
    },
  },
  {
    id: 'SYN-BRACKET-EXTRA',
    exception: /^(?:SyntaxError)$/u,
    message: /unmatched '(?<br>[)\]}])'/u,
    vars: ['br', 'line'],
    text: {
      en: 'Line {line} closes a bracket {br} that was never opened.',
      ta: '{line} ஆம் வரியில் {br} மூடுகிறது; ஆனால் அதற்கான அடைப்புக்குறி திறக்கப்படவில்லை.',
    },
    next: {
      en: 'Remove this bracket, or add the opening one.',
      ta: 'இந்த அடைப்புக்குறியை நீக்கு, அல்லது திறக்கும் குறியைச் சேர்.',
    },
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
      ta: '{o} குறிக்குப் பொருந்தும் அடைப்புக்குறியாக மாற்று.',
    },
  },
];
