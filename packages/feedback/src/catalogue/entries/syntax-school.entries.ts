import type { CatalogueEntry } from '../entry.ts';

/** Symbols and words written as in an exercise book, and symbols in the wrong place. */
export const syntaxSchoolEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-SIGN-QUOTES',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'charactersWithoutQuotes',
    vars: ['line', 'sign'],
    text: {
      en: 'The sign {sign} in line {line} has no quote marks. So Python wants to calculate with it.',
      ta: '{line} ஆம் வரியில் {sign} குறிக்கு மேற்கோள் குறிகள் இல்லை. எனவே Python அதைக் கொண்டு கணக்கிட முயல்கிறது.',
    },
    next: {
      en: 'To show signs, put quote marks around them.',
      ta: 'குறிகளைக் காட்ட, அவற்றை மேற்கோள் குறிக்குள் இடு.',
    },
  },
  {
    id: 'SYN-PERCENT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'percentOperator',
    vars: ['number'],
    text: {
      en: 'In Python the sign % does not mean percent. It gives the rest of a division.',
      ta: 'Python-இல் % குறி சதவீதம் அல்ல. அது வகுத்தலின் மீதியைத் தரும்.',
    },
    next: {
      en: 'Write {number} / 100 and multiply with it.',
      ta: '{number} / 100 என்று எழுதி, அதனால் பெருக்கு.',
    },
  },
  {
    id: 'SYN-SCHOOL-SIGN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|invalid decimal literal/u,
    condition: 'schoolOperator',
    vars: ['op', 'fix'],
    text: {
      en: 'Python cannot calculate with {op}. For this it has the sign {fix}.',
      ta: '{op} கொண்டு Python-ஆல் கணக்கிட முடியாது. அதற்கு {fix} என்ற குறி உள்ளது.',
    },
    next: { en: 'Write {fix} instead of {op}.', ta: '{op} என்பதற்குப் பதிலாக {fix} எழுது.' },
  },
  {
    id: 'SYN-TIMES-MISSING',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|invalid decimal literal/u,
    condition: 'timesMissing',
    vars: ['left', 'right'],
    text: {
      en: 'A sign is missing between {left} and {right}. Python multiplies only where it sees *.',
      ta: '{left}, {right} இரண்டிற்கும் நடுவில் ஒரு குறி இல்லை. * இருந்தால்தான் Python பெருக்கும்.',
    },
    next: { en: 'Write {left} * {right}.', ta: '{left} * {right} என்று எழுது.' },
  },
  {
    id: 'SYN-UNIT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|invalid decimal literal/u,
    condition: 'numberWithUnit',
    vars: ['name', 'number'],
    text: {
      en: 'A word stands beside the number {number}. A number is stored alone, without Rs or cm.',
      ta: '{number} என்ற எண்ணுக்கு அருகில் ஒரு சொல் உள்ளது. Rs, cm போன்றவை இல்லாமல் எண்ணை மட்டும் சேமிக்க வேண்டும்.',
    },
    next: {
      en: 'Write {name} = {number}. Show the word later, with print().',
      ta: '{name} = {number} என்று எழுது. அந்தச் சொல்லை print() மூலம் பின்னர் காட்டு.',
    },
  },
  {
    id: 'SYN-COMMA-PLUS',
    exception: /^(?:SyntaxError|TypeError)$/u,
    message: /invalid syntax|unary \+: 'str'/u,
    condition: 'commaBesidePlus',
    vars: ['line'],
    text: {
      en: 'In line {line} a comma and a + stand side by side. One of them is enough.',
      ta: '{line} ஆம் வரியில் காற்புள்ளியும் + குறியும் அருகருகே உள்ளன. ஒன்று போதும்.',
    },
    next: { en: 'Keep the comma and remove the +.', ta: 'காற்புள்ளியை வைத்துக்கொண்டு + குறியை நீக்கு.' },
  },
  {
    id: 'SYN-COLON-INSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'colonBetweenValues',
    vars: ['line'],
    text: {
      en: 'In line {line} a colon stands between two values. Inside these brackets only a comma can.',
      ta: '{line} ஆம் வரியில் இரண்டு மதிப்புகளுக்கு நடுவில் முக்காற்புள்ளி உள்ளது. இந்த அடைப்புக்குறிக்குள் காற்புள்ளி மட்டுமே வரலாம்.',
    },
    next: {
      en: 'Write a comma. To show a colon, put it inside the quote marks.',
      ta: 'காற்புள்ளி எழுது. முக்காற்புள்ளியைக் காட்ட, அதை மேற்கோள் குறிக்குள் இடு.',
    },
  },
  {
    id: 'SYN-INDEX-CURLY',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'indexWithCurly',
    vars: ['name'],
    text: {
      en: 'Curly brackets {} stand after {name}. One part of a value is taken with square brackets [ ].',
      ta: '{name}-க்குப் பின் நெளி அடைப்புக்குறி {} உள்ளது. மதிப்பின் ஒரு பகுதியை எடுக்கச் சதுர அடைப்புக்குறி [ ] வேண்டும்.',
    },
    next: { en: 'Write it like this: {name}[0]', ta: 'இப்படி எழுது: {name}[0]' },
  },
  {
    id: 'SYN-F-APART',
    exception: /^(?:SyntaxError|NameError)$/u,
    message: /invalid syntax|name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'letterApart',
    vars: ['line'],
    text: {
      en: 'In line {line} the letter f stands alone. It must touch the quote mark in front of the text.',
      ta: '{line} ஆம் வரியில் f என்ற எழுத்து தனியாக உள்ளது. உரையின் தொடக்க மேற்கோள் குறியை அது ஒட்டி வர வேண்டும்.',
    },
    next: {
      en: 'Put f right before the first quote mark, with nothing between them.',
      ta: 'முதல் மேற்கோள் குறிக்கு முன், இடைவெளி இல்லாமல் f எழுது.',
    },
  },
  {
    id: 'SYN-COMPARE-HALF',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'halfComparison',
    vars: ['word', 'sign', 'name'],
    text: {
      en: 'After "{word}" the comparison starts with {sign}. Python does not know what to compare.',
      ta: '{word}-க்குப் பின் வரும் ஒப்பீடு {sign} குறியில் தொடங்குகிறது. எதை ஒப்பிடுவது என்று Python-க்குத் தெரியவில்லை.',
    },
    next: {
      en: 'Write the name once more: {word} {name} {sign} ...',
      ta: 'பெயரை மீண்டும் எழுது: {word} {name} {sign} ...',
    },
  },
  {
    id: 'SYN-COMPARE-WORDS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|expected ':'/u,
    condition: 'comparesWithWords',
    vars: ['word'],
    text: {
      en: 'Python compares with signs, not with the word {word}.',
      ta: 'Python குறிகளால் மட்டுமே ஒப்பிடும்; {word} என்ற சொல்லால் அல்ல.',
    },
    next: {
      en: 'Write > for greater, < for less, == for equal.',
      ta: 'பெரியதா என்று கேட்க >, சிறியதா என்று கேட்க <, சமமா என்று கேட்க == எழுது.',
    },
  },
  {
    id: 'SYN-TWO-SIGNS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'twoOperatorsTogether',
    vars: ['line', 'first', 'second'],
    text: {
      en: 'In line {line} the signs {first} and {second} stand side by side. Python can read only one.',
      ta: '{line} ஆம் வரியில் {first}, {second} குறிகள் அருகருகே உள்ளன. Python ஒன்றை மட்டுமே படிக்கும்.',
    },
    next: {
      en: 'Keep one of them. Write == and >= without a space inside.',
      ta: 'ஒன்றை மட்டும் வைத்துக்கொள். ==, >= ஆகியவற்றை நடுவில் இடைவெளி இல்லாமல் எழுது.',
    },
    instead: [
      {
        before: 5,
        text: {
          en: 'In line {line} the signs {first} and {second} stand side by side. Python can read only one.',
          ta: '{line} ஆம் வரியில் {first}, {second} குறிகள் அருகருகே உள்ளன. Python ஒன்றை மட்டுமே படிக்கும்.',
        },
        next: { en: 'Keep one of them.', ta: 'ஒன்றை மட்டும் வைத்துக்கொள்.' },
      },
    ],
  },
];
