import type { CatalogueEntry } from '../entry.ts';

/** Division by zero, missing modules, limits, and exceptions without an entry of their own. */
export const runsEntries: readonly CatalogueEntry[] = [
  {
    id: 'ZERO-AVERAGE',
    exception: /^(?:ZeroDivisionError)$/u,
    message: /^/u,
    condition: 'dividesByLenOrCount',
    vars: ['line'],
    text: {
      en: 'In line {line} you divide by a count that is 0. Without values there is no average.',
      ta: '{line} ஆம் வரியில் 0 ஆன எண்ணிக்கையால் வகுக்கிறாய். மதிப்புகளே இல்லாவிட்டால் சராசரியும் இல்லை.',
    },
    next: { en: 'Check first that the count is more than 0.', ta: 'எண்ணிக்கை 0-ஐ விட அதிகமா என்று முதலில் பார்.' },
  },
  {
    id: 'ZERO-DIVISION',
    exception: /^(?:ZeroDivisionError)$/u,
    message: /^/u,
    vars: ['line'],
    text: {
      en: 'In line {line} you divide by 0. Nobody can share sweets among 0 children.',
      ta: '{line} ஆம் வரியில் 0-ஆல் வகுக்கிறாய். 0 பேருக்கு இனிப்பைப் பங்கிட முடியாது.',
    },
    next: {
      en: 'Which value is 0? Check it before you divide.',
      ta: 'எந்த மதிப்பு 0? வகுக்கும் முன் அதைச் சரிபார்.',
    },
  },
  {
    id: 'VAL-TOO-LARGE',
    exception: /^(?:OverflowError)$/u,
    message: /^/u,
    vars: ['line'],
    text: {
      en: 'A number in line {line} is too large for the computer.',
      ta: '{line} ஆம் வரியில் உள்ள ஓர் எண், கணினியால் கையாள முடியாத அளவுக்குப் பெரியது.',
    },
    next: { en: 'Try a much smaller number first.', ta: 'முதலில் மிகச் சிறிய எண் ஒன்றைக் கொண்டு இயக்கிப் பார்.' },
  },
  {
    id: 'IMP-TOOL',
    exception: /^(?:ModuleNotFoundError)$/u,
    message: /^No module named '(?<module>\w+)\.(?<name>\w+)'; .* is not a package/u,
    vars: ['module', 'name'],
    text: {
      en: '{module} is a box of tools, and {name} is one of them. You import the whole box.',
      ta: '{module} ஒரு கருவிப் பெட்டி; {name} அதில் உள்ள ஒரு கருவி. பெட்டியை முழுதாக import செய்ய வேண்டும்.',
    },
    next: {
      en: 'Write import {module}, and later {module}.{name}(...).',
      ta: 'import {module} என்றும், பிறகு {module}.{name}(...) என்றும் எழுது.',
    },
  },
  {
    id: 'IMP-TYPO',
    exception: /^(?:ModuleNotFoundError)$/u,
    message: /No module named '(?<name>[^\s'()]+)'/u,
    condition: 'moduleIsMisspelled',
    vars: ['name', 'sug'],
    text: {
      en: 'There is no module {name}. Perhaps you mean {sug}.',
      ta: '{name} என்ற module இல்லை. நீ எழுத நினைத்தது {sug} ஆக இருக்கலாம்.',
    },
    next: { en: 'Write {sug}.', ta: '{sug} என்று எழுது.' },
  },
  {
    id: 'IMP-NOT-FOUND',
    exception: /^(?:ModuleNotFoundError|ImportError)$/u,
    message: /(?:No module named|cannot import name) '(?<name>[^\s'()]+)'/u,
    vars: ['name'],
    text: {
      en: 'Python cannot find {name}. Here only its own modules work, such as math and random.',
      ta: '{name} Python-க்குக் கிடைக்கவில்லை. math, random போன்ற அதன் சொந்த module-கள் மட்டுமே இங்கே வேலை செய்யும்.',
    },
    next: { en: 'Check the spelling of {name}.', ta: '{name} என்பதன் எழுத்துகளைச் சரிபார்.' },
  },
  {
    id: 'RUN-TWO-SPELLINGS',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'storesMisspelledName',
    vars: ['n', 'name', 'written'],
    text: {
      en: 'We stopped your program: a loop never ended. Line {n} stores {written}, but you use {name}. For Python these are two names.',
      ta: 'மடக்கு முடியாததால் உன் நிரலை நிறுத்தினோம். {n} ஆம் வரி {written} என்ற பெயரில் சேமிக்கிறது; ஆனால் நீ {name} பயன்படுத்துகிறாய். Python-க்கு இவை இரண்டு பெயர்கள்.',
    },
    next: { en: 'Write {name} in line {n} too.', ta: '{n} ஆம் வரியிலும் {name} என்று எழுது.' },
  },
  {
    id: 'RUN-SIGN-TURNED',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'storeIsTurned',
    vars: ['n', 'sign', 'name'],
    text: {
      en: 'We stopped your program: a loop never ended. In line {n} ={sign} throws away the old value of {name}.',
      ta: 'மடக்கு முடியாததால் உன் நிரலை நிறுத்தினோம். {n} ஆம் வரியில் ={sign} எழுதியதால் {name}-இன் பழைய மதிப்பு தொலைகிறது.',
    },
    next: {
      en: 'Write it in full: {name} = {name} {sign} ...',
      ta: 'முழுமையாக எழுது: {name} = {name} {sign} ...',
    },
  },
  {
    id: 'RUN-COMPARE-ALONE',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'storeIsComparison',
    vars: ['n', 'name'],
    text: {
      en: 'We stopped your program: a loop never ended. Line {n} only compares with ==, so {name} stays the same.',
      ta: 'மடக்கு முடியாததால் உன் நிரலை நிறுத்தினோம். {n} ஆம் வரி == கொண்டு ஒப்பிட மட்டும் செய்கிறது; எனவே {name} மாறுவதில்லை.',
    },
    next: { en: 'To store a value write one =.', ta: 'மதிப்பைச் சேமிக்க ஒரே ஒரு = எழுது.' },
  },
  {
    id: 'RUN-RESULT-LOST',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'storeIsForgotten',
    vars: ['n', 'name', 'sign'],
    text: {
      en: 'We stopped your program: a loop never ended. Line {n} calculates, but does not store the result.',
      ta: 'மடக்கு முடியாததால் உன் நிரலை நிறுத்தினோம். {n} ஆம் வரி கணக்கிடுகிறது; ஆனால் விடையைச் சேமிக்கவில்லை.',
    },
    next: {
      en: 'Write {name} = {name} {sign} ... in line {n}.',
      ta: '{n} ஆம் வரியில் {name} = {name} {sign} ... என்று எழுது.',
    },
  },
  {
    id: 'RUN-NEVER-EQUAL',
    exception: /^(?:TimeLimit|OutputLimit|EOFError)$/u,
    message: /^/u,
    condition: 'comparesOtherKinds',
    vars: ['name', 'n', 'value'],
    text: {
      en: 'Line {n} compares {name} with {value}. One is text and one is a number, so they are never equal.',
      ta: '{n} ஆம் வரி {name}-ஐயும் {value}-ஐயும் ஒப்பிடுகிறது. ஒன்று உரை, ஒன்று எண்; எனவே அவை ஒருபோதும் சமம் ஆகாது.',
    },
    next: {
      en: 'Make both text, or make both numbers.',
      ta: 'இரண்டையும் உரையாக்கு, அல்லது இரண்டையும் எண்ணாக்கு.',
    },
  },
  {
    id: 'RUN-LOOP-VALUE',
    exception: /^(?:TimeLimit|OutputLimit)$/u,
    message: /^/u,
    condition: 'loopValueStays',
    vars: ['n', 'name'],
    text: {
      en: 'The loop in line {n} never ended, so we stopped it. No line inside the loop changes {name}.',
      ta: '{n} ஆம் வரியின் மடக்கு முடியவே இல்லை; எனவே நிறுத்தினோம். மடக்கின் உள்ளே எந்த வரியும் {name}-ஐ மாற்றவில்லை.',
    },
    next: {
      en: 'Change {name} inside the loop, so that the condition becomes False.',
      ta: 'நிபந்தனை False ஆகும்படி, மடக்கின் உள்ளே {name}-ஐ மாற்று.',
    },
  },
  {
    id: 'RUN-TIME-LIMIT',
    exception: /^(?:TimeLimit)$/u,
    message: /^/u,
    condition: 'pointsAtLoop',
    vars: [],
    text: {
      en: 'Your program ran too long, so we stopped it. Probably a loop never ends.',
      ta: 'உன் நிரல் நீண்ட நேரம் ஓடியதால் நிறுத்தினோம். ஒரு மடக்கு முடியாமல் இருக்கலாம்.',
    },
    next: {
      en: 'Which value in the condition should change? Change it inside the loop.',
      ta: 'நிபந்தனையில் எந்த மதிப்பு மாற வேண்டும்? மடக்கின் உள்ளே அதை மாற்று.',
    },
  },
  {
    id: 'RUN-OUTPUT-LIMIT',
    exception: /^(?:OutputLimit)$/u,
    message: /^/u,
    condition: 'pointsAtLoop',
    vars: [],
    text: {
      en: 'Your program printed too much, so we stopped it. Probably a loop never ends.',
      ta: 'உன் நிரல் மிக அதிகமாக அச்சிட்டதால் நிறுத்தினோம். ஒரு மடக்கு முடியாமல் இருக்கலாம்.',
    },
    next: {
      en: 'Which value in the condition should change? Change it inside the loop.',
      ta: 'நிபந்தனையில் எந்த மதிப்பு மாற வேண்டும்? மடக்கின் உள்ளே அதை மாற்று.',
    },
    instead: [
      {
        without: 'loop',
        text: {
          en: 'Your program printed too much, so we stopped it.',
          ta: 'உன் நிரல் மிக அதிகமாக அச்சிட்டதால் நிறுத்தினோம்.',
        },
        next: {
          en: 'Look for a very large number in your print() line.',
          ta: 'print() வரியில் மிகப் பெரிய எண் உள்ளதா என்று பார்.',
        },
      },
    ],
  },
  {
    id: 'RUN-MEMORY-LIMIT',
    exception: /^(?:MemoryLimit|MemoryError)$/u,
    message: /^/u,
    vars: [],
    text: {
      en: 'Your program needed too much memory, so we stopped it. Probably a value never stops growing.',
      ta: 'உன் நிரலுக்கு மிக அதிக நினைவகம் தேவைப்பட்டதால் நிறுத்தினோம். ஒரு மதிப்பு வளர்ந்துகொண்டே போகலாம்.',
    },
    next: {
      en: 'Which value grows? When should it stop?',
      ta: 'எந்த மதிப்பு வளர்கிறது? அது எப்போது நிற்க வேண்டும்?',
    },
  },
  {
    id: 'RUN-INPUT-REQUIRED',
    exception: /^(?:InputRequired)$/u,
    message: /^/u,
    vars: [],
    text: {
      en: 'The program has come to input() and waits for a line.',
      ta: 'நிரல் input()-ஐ அடைந்து ஒரு வரிக்காகக் காத்திருக்கிறது.',
    },
    next: { en: 'Type the next line and send it.', ta: 'அடுத்த வரியைத் தட்டச்சு செய்து அனுப்பு.' },
  },
  {
    id: 'RUN-RECURSION',
    exception: /^(?:RecursionError)$/u,
    message: /maximum recursion depth exceeded/u,
    vars: ['line'],
    text: {
      en: 'A function calls itself again and again and never stops.',
      ta: 'ஒரு செயற்கூறு தன்னையே மீண்டும் மீண்டும் அழைக்கிறது; அது நிற்பதே இல்லை.',
    },
    next: {
      en: 'Should line {line} really call the function again?',
      ta: '{line} ஆம் வரி அந்தச் செயற்கூறை மீண்டும் அழைக்க வேண்டுமா?',
    },
  },
  {
    id: 'RUN-EOF',
    exception: /^(?:EOFError)$/u,
    message: /EOF when reading a line/u,
    vars: ['line'],
    text: {
      en: 'Line {line} asks for one more input, but there are no more input lines.',
      ta: '{line} ஆம் வரி இன்னோர் உள்ளீட்டைக் கேட்கிறது; ஆனால் உள்ளீட்டு வரிகள் முடிந்துவிட்டன.',
    },
    next: {
      en: 'Count the input() calls. When should a loop stop asking?',
      ta: 'input() எத்தனை முறை வருகிறது என்று எண்ணு. மடக்கு எப்போது கேட்பதை நிறுத்த வேண்டும்?',
    },
    instead: [
      {
        without: 'loop',
        text: {
          en: 'Line {line} asks for one more input, but there are no more input lines.',
          ta: '{line} ஆம் வரி இன்னோர் உள்ளீட்டைக் கேட்கிறது; ஆனால் உள்ளீட்டு வரிகள் முடிந்துவிட்டன.',
        },
        next: {
          en: 'Count the input() calls. There are more of them than input lines.',
          ta: 'input() எத்தனை முறை வருகிறது என்று எண்ணு. உள்ளீட்டு வரிகளை விட அது அதிகம்.',
        },
      },
    ],
  },
  {
    id: 'RUN-ASSERT',
    exception: /^(?:AssertionError)$/u,
    message: /^/u,
    vars: ['line'],
    text: {
      en: 'The test in line {line} failed. What stands after assert is not True.',
      ta: '{line} ஆம் வரியின் சோதனை தோற்றது. assert-க்குப் பின் உள்ளது True அல்ல.',
    },
    next: {
      en: 'Print what the function gives for this test. Then compare.',
      ta: 'இந்தச் சோதனைக்குச் செயற்கூறு தருவதை அச்சிட்டு ஒப்பிடு.',
    },
  },
  {
    id: 'RUN-NOT-ALLOWED',
    exception: /^(?:FileNotFoundError|PermissionError|OSError|SystemExit|Denied|io.UnsupportedOperation)$/u,
    message: /^/u,
    vars: [],
    text: {
      en: 'Your program wants something that does not work here, such as files or the internet.',
      ta: 'உன் நிரல் கேட்பது இங்கே வேலை செய்யாது; எ.கா. கோப்புகள், இணையம்.',
    },
    next: {
      en: 'Use only input() to read and print() to show.',
      ta: 'படிக்க input(), காட்ட print() மட்டும் பயன்படுத்து.',
    },
  },
  {
    id: 'RUN-OTHER',
    exception: /^(?:.*)$/u,
    message: /^/u,
    vars: [],
    text: {
      en: 'The program stopped with an error that we do not know yet.',
      ta: 'எங்களுக்கு இன்னும் தெரியாத ஒரு பிழையால் நிரல் நின்றது.',
    },
    next: {
      en: 'Read what Python says, and look at the marked line.',
      ta: 'Python சொல்வதைப் படித்து, குறியிட்ட வரியைப் பார்.',
    },
  },
];
