import type { CatalogueEntry } from '../entry.ts';

/** Keywords, operators, spaces in names, and the fallback for a line that cannot be parsed. */
export const syntaxWordsEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-KEYWORD-CASE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax\. Did you mean '(?<sug>[^\s'()]+)'\?/u,
    condition: 'suggestionIsCaseOnly',
    vars: ['sug'],
    text: {
      en: 'Capital and small letters are different. Python knows only {sug}.',
      ta: 'பெரிய எழுத்தும் சிறிய எழுத்தும் வேறு வேறு. Python-க்கு {sug} மட்டுமே தெரியும்.',
    },
    next: { en: 'Write {sug}.', ta: '{sug} என்று எழுது.' },
  },
  {
    id: 'SYN-KEYWORD-TYPO',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax\. Did you mean '(?<sug>[^\s'()]+)'\?/u,
    condition: 'suggestionIsInLine',
    vars: ['line', 'sug'],
    text: {
      en: 'There is a spelling mistake in line {line}. You probably mean {sug}.',
      ta: '{line} ஆம் வரியில் எழுத்துப் பிழை உள்ளது. நீ எழுத நினைத்தது {sug} ஆக இருக்கலாம்.',
    },
    next: { en: 'Write {sug}.', ta: '{sug} என்று எழுது.' },
  },
  {
    id: 'SYN-SENTENCE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'sentenceWithoutHash',
    vars: ['line'],
    text: {
      en: 'Line {line} looks like a sentence for people. Python takes every line as a command.',
      ta: '{line} ஆம் வரி மனிதர்களுக்கான வாக்கியம் போல் உள்ளது. Python ஒவ்வொரு வரியையும் கட்டளையாகவே படிக்கும்.',
    },
    next: {
      en: 'For a comment, start it with #. To show it, write print("...").',
      ta: 'குறிப்புரையானால் # உடன் தொடங்கு. காட்ட வேண்டுமானால் print("...") எழுது.',
    },
  },
  {
    id: 'SYN-ELSE-CUT',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|'elif' block follows/u,
    condition: 'lineCutsElseOff',
    vars: ['n'],
    text: {
      en: 'Line {n} stands at the left edge between if and else. So else has lost its if.',
      ta: '{n} ஆம் வரி if-க்கும் else-க்கும் நடுவே இடது ஓரத்தில் உள்ளது. எனவே else தன் if-ஐ இழந்துவிட்டது.',
    },
    next: {
      en: 'Indent line {n}, or move it below the else block.',
      ta: '{n} ஆம் வரியை உள்தள்ளு, அல்லது else தொகுதிக்குக் கீழே நகர்த்து.',
    },
  },
  {
    id: 'SYN-ELSE-ALONE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|'elif' block follows an 'else' block/u,
    condition: 'lineStartsElseElif',
    vars: [],
    text: {
      en: 'This else or elif has no if above it. else also comes last, after every elif.',
      ta: 'இந்த else அல்லது elif-க்கு மேலே if இல்லை. மேலும், எல்லா elif-களுக்கும் பின்பே else வரும்.',
    },
    next: {
      en: 'Put it directly below the if block, as far left as the if.',
      ta: 'if தொகுதிக்கு அடுத்த வரியில், if தொடங்கும் அதே இடத்தில் எழுது.',
    },
    instead: [
      {
        before: 6,
        text: {
          en: 'This else has no if above it.',
          ta: 'இந்த else-க்கு மேலே if இல்லை.',
        },
        next: {
          en: 'Put it directly below the if block, as far left as the if.',
          ta: 'if தொகுதிக்கு அடுத்த வரியில், if தொடங்கும் அதே இடத்தில் எழுது.',
        },
      },
    ],
  },
  {
    id: 'SYN-PLUSPLUS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'linePlusplus',
    vars: [],
    text: {
      en: 'Other languages write x++. Python writes the change in full.',
      ta: 'வேறு மொழிகள் x++ என்று எழுதும். Python-இல் மாற்றத்தை முழுமையாக எழுத வேண்டும்.',
    },
    next: { en: 'Write x = x + 1.', ta: 'x = x + 1 என்று எழுது.' },
  },
  {
    id: 'SYN-OPERATOR',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineForeignOperator',
    vars: ['fix', 'op'],
    text: {
      en: 'Python does not have the sign {op}. It writes {fix}.',
      ta: '{op} என்ற குறி Python-இல் இல்லை. அதற்கு {fix} என்று எழுத வேண்டும்.',
    },
    next: { en: 'Write {fix} instead of {op}.', ta: '{op} என்பதற்குப் பதிலாக {fix} எழுது.' },
  },
  {
    id: 'SYN-FOR-IN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineForWithoutIn',
    vars: [],
    text: {
      en: 'A for line needs the word in between the name and the values.',
      ta: 'for வரியில் பெயருக்கும் மதிப்புகளுக்கும் இடையில் in என்ற சொல் வேண்டும்.',
    },
    next: { en: 'Write it like this: for i in range(3):', ta: 'இப்படி எழுது: for i in range(3):' },
  },
  {
    id: 'SYN-NAME-SPACE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineSpaceInName',
    vars: [],
    text: {
      en: 'A name cannot have a space in it. Python sees two names side by side.',
      ta: 'பெயரில் இடைவெளி வரக்கூடாது. Python இரண்டு பெயர்களைப் பார்க்கிறது.',
    },
    next: { en: 'Join the words with an underscore: my_name', ta: 'சொற்களை அடிக்கோட்டால் இணை: my_name' },
  },
  {
    id: 'SYN-TRY-CUT',
    exception: /^(?:SyntaxError)$/u,
    message: /expected 'except' or 'finally' block/u,
    condition: 'lineCutsTryOff',
    vars: ['n'],
    text: {
      en: 'Line {n} stands at the left edge between try and except. So try has lost its except.',
      ta: '{n} ஆம் வரி try-க்கும் except-க்கும் நடுவே இடது ஓரத்தில் உள்ளது. எனவே try தன் except-ஐ இழந்துவிட்டது.',
    },
    next: {
      en: 'Indent line {n}, or move it below the except block.',
      ta: '{n} ஆம் வரியை உள்தள்ளு, அல்லது except தொகுதிக்குக் கீழே நகர்த்து.',
    },
  },
  {
    id: 'SYN-TRY-ALONE',
    exception: /^(?:SyntaxError)$/u,
    message: /expected 'except' or 'finally' block/u,
    vars: [],
    text: {
      en: 'After try there must be an except. It says what to do when an error comes.',
      ta: 'try-க்குப் பின் except வர வேண்டும். பிழை வந்தால் என்ன செய்வது என்று அது சொல்லும்.',
    },
    next: {
      en: 'Write except ValueError: below the try block.',
      ta: 'try தொகுதிக்குக் கீழே except ValueError: என்று எழுது.',
    },
  },
  {
    id: 'SYN-RETURN-OUTSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /'return' outside function/u,
    vars: [],
    text: {
      en: 'return works only inside a function. This line does not stand under a def line.',
      ta: 'return செயற்கூறின் உள்ளே மட்டுமே வேலை செய்யும். இந்த வரி def-இன் கீழ் இல்லை.',
    },
    next: {
      en: 'Indent the line, so that it belongs to the function.',
      ta: 'வரியை உள்தள்ளி, செயற்கூறின் பகுதியாக்கு.',
    },
    instead: [
      {
        without: 'function',
        text: {
          en: 'return works only inside a function. Your program has no def line.',
          ta: 'return செயற்கூறின் உள்ளே மட்டுமே வேலை செய்யும். உன் நிரலில் def வரி இல்லை.',
        },
        next: {
          en: 'To show the value, write print(...) instead.',
          ta: 'மதிப்பைக் காட்ட, அதற்குப் பதிலாக print(...) எழுது.',
        },
      },
    ],
  },
  {
    id: 'SYN-BREAK-OUTSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /'break' outside loop|'continue' not properly in loop/u,
    vars: [],
    text: {
      en: 'break and continue work only inside a loop. There is no loop around this line.',
      ta: 'break, continue மடக்கின் உள்ளே மட்டுமே வேலை செய்யும். இந்த வரியைச் சுற்றி மடக்கு இல்லை.',
    },
    next: { en: 'Indent the line, so that it belongs to the loop.', ta: 'வரியை உள்தள்ளி, மடக்கின் பகுதியாக்கு.' },
  },
  {
    id: 'SYN-DEF-VALUE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'valueAsParameter',
    vars: [],
    text: {
      en: 'Between the brackets of a def line stand names, not values. A value comes with the call.',
      ta: 'def வரியின் அடைப்புக்குறிகளுக்குள் பெயர்கள் வரும்; மதிப்புகள் வராது. மதிப்பு அழைக்கும்போது வரும்.',
    },
    next: { en: 'Write a name there: def greet(name):', ta: 'அங்கே ஒரு பெயர் எழுது: def greet(name):' },
  },
  {
    id: 'SYN-DEF-PAREN',
    exception: /^(?:SyntaxError)$/u,
    message: /expected '\('/u,
    vars: [],
    text: {
      en: 'A def line needs round brackets after the name, even when nothing is in them.',
      ta: 'def வரியில் பெயருக்குப் பின் அடைப்புக்குறிகள் ( ) வேண்டும்; உள்ளே ஒன்றும் இல்லாவிட்டாலும் வேண்டும்.',
    },
    next: { en: 'Write it like this: def greet():', ta: 'இப்படி எழுது: def greet():' },
  },
  {
    id: 'SYN-FSTRING',
    exception: /^(?:SyntaxError)$/u,
    message: /f-string: /u,
    vars: ['line'],
    text: {
      en: 'Something is wrong in the curly brackets of the f-string. Each { needs a } and a value inside.',
      ta: 'f-string-இன் நெளி அடைப்புக்குறிகளில் தவறு உள்ளது. ஒவ்வொரு { குறிக்கும் ஒரு } குறியும், உள்ளே ஒரு மதிப்பும் வேண்டும்.',
    },
    next: {
      en: 'Check the curly brackets in line {line}.',
      ta: '{line} ஆம் வரியின் நெளி அடைப்புக்குறிகளைச் சரிபார்.',
    },
  },
  {
    id: 'SYN-GENERAL',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    vars: ['line'],
    text: {
      en: 'Python cannot read line {line}. A sign is missing, or there is one too many.',
      ta: '{line} ஆம் வரியை Python-ஆல் படிக்க முடியவில்லை. ஒரு குறி விடுபட்டுள்ளது, அல்லது அதிகமாக உள்ளது.',
    },
    next: {
      en: 'Check quote marks, brackets, commas and the colon. Look at the line above too.',
      ta: 'மேற்கோள் குறி, அடைப்புக்குறி, காற்புள்ளி, முக்காற்புள்ளி ஆகியவற்றைச் சரிபார். மேல் வரியையும் பார்.',
    },
  },
];
