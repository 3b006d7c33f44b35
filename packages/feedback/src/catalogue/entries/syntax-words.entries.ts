import type { CatalogueEntry } from '../entry.ts';

/** Words: keywords, operators, spaces in names, and the last resort for a line that cannot be read. */
export const syntaxWordsEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-KEYWORD-CASE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax\. Did you mean '(?<sug>[^\s'()]+)'\?/u,
    condition: 'suggestionIsCaseOnly',
    vars: ['sug'],
    text: {
      en: 'Python writes {sug} with small letters. Capital letters make it another word.',
      ta: 'Python-இல் {sug} சிறிய எழுத்துகளில் எழுதப்படும். பெரிய எழுத்து இட்டால் அது வேறு சொல்லாகிவிடும்.',
    },
    next: { en: 'Write {sug} in small letters.', ta: '{sug} என்று சிறிய எழுத்துகளில் எழுது.' },
    sample: {
      source: 'If 3 > 2:\n    print(1)',
      inputs: [],
      message: "SyntaxError: invalid syntax. Did you mean 'if'?",
    },
  },
  {
    id: 'SYN-KEYWORD-TYPO',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax\. Did you mean '(?<sug>[^\s'()]+)'\?/u,
    condition: 'suggestionIsInLine',
    vars: ['line', 'sug'],
    text: {
      en: 'There is a spelling mistake in line {line}. Python thinks that you mean {sug}.',
      ta: '{line} ஆம் வரியில் எழுத்துப் பிழை உள்ளது. நீ {sug} என்று எழுத நினைத்தாய் என்று Python கருதுகிறது.',
    },
    next: { en: 'Correct the spelling: {sug}.', ta: 'எழுத்துகளைச் சரிசெய்: {sug}.' },
    sample: {
      source: 'whlie True:\n    print(1)',
      inputs: [],
      message: "SyntaxError: invalid syntax. Did you mean 'while'?",
    },
  },
  {
    id: 'SYN-SENTENCE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'sentenceWithoutHash',
    vars: ['line'],
    text: {
      en: 'Line {line} looks like a sentence for people. Python reads it as an order and does not understand it.',
      ta: '{line} ஆம் வரி மனிதர்களுக்கான வாக்கியம் போல் உள்ளது. Python அதைக் கட்டளையாகப் படிக்க முயன்று, புரியாமல் நிற்கிறது.',
    },
    next: {
      en: 'If it is a comment, start the line with #. If it is text to show, use print("...").',
      ta: 'அது குறிப்புரை என்றால் வரியை # உடன் தொடங்கு. காட்ட வேண்டிய உரை என்றால் print("...") பயன்படுத்து.',
    },
    sample: {
      source: 'this shows my name\nprint("Nila")',
      inputs: [],
      message: 'SyntaxError: invalid syntax',
    },
  },
  {
    id: 'SYN-ELSE-ALONE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax|'elif' block follows an 'else' block/u,
    condition: 'lineStartsElseElif',
    vars: [],
    text: {
      en: 'This else or elif has no if directly above it. A line between the two blocks, or a wrong indent, cuts them apart.',
      ta: 'இந்த else அல்லது elif-க்கு நேர் மேலே if இல்லை. இடையில் உள்ள வரியோ தவறான உள்தள்ளலோ அவற்றைப் பிரிக்கிறது.',
    },
    next: {
      en: 'Put else directly after the if block, with the same indent as if. else comes last.',
      ta: 'if தொகுதிக்கு அடுத்தபடியாக, if-இன் அதே உள்தள்ளலில் else-ஐ இடு. else கடைசியில் வரும்.',
    },
    sample: {
      source: 'if 3 > 2:\n    print(1)\nprint(2)\nelse:\n    print(3)',
      inputs: [],
      message: 'SyntaxError: invalid syntax',
    },
  },
  {
    id: 'SYN-PLUSPLUS',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'linePlusplus',
    vars: [],
    text: {
      en: 'x++ is from other languages. In Python you write the change in full.',
      ta: 'x++ என்பது வேறு மொழிகளில் உள்ளது. Python-இல் மாற்றத்தை முழுமையாக எழுத வேண்டும்.',
    },
    next: { en: 'Write x = x + 1 or x += 1.', ta: 'x = x + 1 அல்லது x += 1 என்று எழுது.' },
    sample: { source: 'x = 1\nx++', inputs: [], message: 'SyntaxError: invalid syntax' },
  },
  {
    id: 'SYN-OPERATOR',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineForeignOperator',
    vars: ['fix', 'op'],
    text: {
      en: 'The sign {op} does not exist in Python. Comparisons are == != < > <= >= and the words are and, or, not.',
      ta: '{op} என்ற குறி Python-இல் இல்லை. ஒப்பிடும் குறிகள் == != < > <= >=; சொற்கள் and, or, not.',
    },
    next: { en: 'Replace {op} with {fix}.', ta: '{op} என்பதற்குப் பதிலாக {fix} எழுது.' },
    sample: { source: 'x = 1\nif x => 1:\n    print(1)', inputs: [], message: 'SyntaxError: invalid syntax' },
  },
  {
    id: 'SYN-FOR-IN',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineForWithoutIn',
    vars: [],
    text: {
      en: 'A for line needs the word in. It has this form: for name in values:',
      ta: 'for வரியில் in என்ற சொல் வேண்டும். அதன் அமைப்பு: for பெயர் in மதிப்புகள்:',
    },
    next: { en: 'Write for i in range(3):', ta: 'for i in range(3): என்று எழுது.' },
    sample: { source: 'for i range(3):\n    print(i)', inputs: [], message: 'SyntaxError: invalid syntax' },
  },
  {
    id: 'SYN-NAME-SPACE',
    exception: /^(?:SyntaxError)$/u,
    message: /invalid syntax/u,
    condition: 'lineSpaceInName',
    vars: [],
    text: {
      en: 'A name cannot have a space in it. Python sees two names side by side.',
      ta: 'பெயரில் இடைவெளி வரக்கூடாது. Python இரண்டு பெயர்களை அருகருகே பார்க்கிறது.',
    },
    next: { en: 'Join the words with an underscore: my_name.', ta: 'சொற்களை அடிக்கோட்டால் இணை: my_name.' },
    sample: { source: 'my name = "Arun"', inputs: [], message: 'SyntaxError: invalid syntax' },
  },
  {
    id: 'SYN-TRY-ALONE',
    exception: /^(?:SyntaxError)$/u,
    message: /expected 'except' or 'finally' block/u,
    vars: [],
    text: {
      en: 'try must be followed by except. except says what to do when an error happens.',
      ta: 'try-க்குப் பிறகு except வர வேண்டும். பிழை வந்தால் என்ன செய்வது என்பதை except சொல்லும்.',
    },
    next: {
      en: 'Add except ValueError: with an indented block after the try block.',
      ta: 'try தொகுதிக்குப் பின் except ValueError: மற்றும் உள்தள்ளிய தொகுதியைச் சேர்.',
    },
    sample: {
      source: 'try:\n    print(1)\nprint(2)',
      inputs: [],
      message: "SyntaxError: expected 'except' or 'finally' block",
    },
  },
  {
    id: 'SYN-RETURN-OUTSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /'return' outside function/u,
    vars: [],
    text: {
      en: 'return works only inside a function. This line is not indented under a def line.',
      ta: 'return செயற்கூறின் உள்ளே மட்டுமே வேலை செய்யும். இந்த வரி def-இன் கீழ் உள்தள்ளப்படவில்லை.',
    },
    next: {
      en: 'Indent the line, so that it belongs to the function.',
      ta: 'வரியை உள்தள்ளி, செயற்கூறின் பகுதியாக்கு.',
    },
    sample: {
      source: 'def f():\n    x = 1\nreturn x',
      inputs: [],
      message: "SyntaxError: 'return' outside function",
    },
  },
  {
    id: 'SYN-BREAK-OUTSIDE',
    exception: /^(?:SyntaxError)$/u,
    message: /'break' outside loop|'continue' not properly in loop/u,
    vars: [],
    text: {
      en: 'break and continue work only inside a loop. Here there is no for or while around the line.',
      ta: 'break, continue மடக்கின் உள்ளே மட்டுமே வேலை செய்யும். இங்கே இந்த வரியைச் சுற்றி for அல்லது while இல்லை.',
    },
    next: {
      en: 'Check the indent: the line must be inside the loop.',
      ta: 'உள்தள்ளலைச் சரிபார்: இந்த வரி மடக்கின் உள்ளே இருக்க வேண்டும்.',
    },
    sample: {
      source: 'x = 1\nif x == 1:\n    break',
      inputs: [],
      message: "SyntaxError: 'break' outside loop",
    },
  },
  {
    id: 'SYN-DEF-PAREN',
    exception: /^(?:SyntaxError)$/u,
    message: /expected '\('/u,
    vars: [],
    text: {
      en: 'A def line needs round brackets after the name. They are needed even when there are no parameters.',
      ta: 'def வரியில் பெயருக்குப் பின் ( ) வேண்டும்; அளபுரு இல்லாவிட்டாலும் வேண்டும்.',
    },
    next: { en: 'Write def greet():', ta: 'def greet(): என்று எழுது.' },
    sample: { source: 'def greet:\n    print(1)', inputs: [], message: "SyntaxError: expected '('" },
  },
  {
    id: 'SYN-FSTRING',
    exception: /^(?:SyntaxError)$/u,
    message: /f-string: /u,
    vars: [],
    text: {
      en: 'There is a mistake in the curly brackets of the f-string. Each { needs a } and a value between them.',
      ta: 'f-string-இன் நெளி அடைப்புக்குறிகளில் தவறு உள்ளது. ஒவ்வொரு { குறிக்கும் ஒரு } குறியும் இடையில் ஒரு மதிப்பும் வேண்டும்.',
    },
    next: { en: 'Check the curly brackets in this line.', ta: 'இந்த வரியில் நெளி அடைப்புக்குறிகளைச் சரிபார்.' },
    sample: {
      source: 'name = "A"\nprint(f"Hi {name")',
      inputs: [],
      message: "SyntaxError: f-string: expecting '}'",
    },
  },
  {
    id: 'SYN-GENERAL',
    exception: /^(?:SyntaxError)$/u,
    message: /^/u,
    vars: ['line'],
    text: {
      en: 'Python cannot read line {line}. A sign is missing, or there is one too many.',
      ta: '{line} ஆம் வரியை Python-ஆல் படிக்க முடியவில்லை. ஒரு குறி விடுபட்டுள்ளது அல்லது அதிகமாக உள்ளது.',
    },
    next: {
      en: 'Compare the line with the example. Check quote marks, brackets, commas and the colon. Look at the line above too.',
      ta: 'வரியை எடுத்துக்காட்டுடன் ஒப்பிடு. மேற்கோள், அடைப்புக்குறி, காற்புள்ளி, முக்காற்புள்ளி ஆகியவற்றையும் மேல் வரியையும் பார்.',
    },
    sample: { source: 'x = 3 4', inputs: [], message: 'SyntaxError: invalid syntax' },
  },
];
