import type { CatalogueEntry } from '../entry.ts';

/** How a run ends: by zero, by a missing module, by a limit, by an exception without an entry of its own. */
export const runsEntries: readonly CatalogueEntry[] = [
  {
    id: 'ZERO-AVERAGE',
    exception: /^(?:ZeroDivisionError)$/u,
    message: /^/u,
    condition: 'dividesByLenOrCount',
    vars: [],
    text: {
      en: 'You divide by a number of items that is 0. An empty list has no average.',
      ta: '0 உறுப்புகளால் வகுக்கிறாய். காலியான பட்டியலுக்குச் சராசரி இல்லை.',
    },
    next: { en: 'Check first: if len(a) > 0.', ta: 'முதலில் சரிபார்: if len(a) > 0.' },
    sample: {
      source: 'a = []\nprint(sum(a) / len(a))',
      inputs: [],
      message: 'ZeroDivisionError: division by zero',
    },
  },
  {
    id: 'ZERO-DIVISION',
    exception: /^(?:ZeroDivisionError)$/u,
    message: /^/u,
    vars: [],
    text: {
      en: 'You divide by 0. Nobody can share something among 0 children.',
      ta: '0 ஆல் வகுக்கிறாய். 0 பேருக்கு எதையும் பங்கிட முடியாது.',
    },
    next: {
      en: 'Check the value before you divide: if n != 0.',
      ta: 'வகுக்கும் முன் மதிப்பைச் சரிபார்: if n != 0.',
    },
    sample: { source: 'print(5 / 0)', inputs: [], message: 'ZeroDivisionError: division by zero' },
  },
  {
    id: 'IMP-NOT-FOUND',
    exception: /^(?:ModuleNotFoundError|ImportError)$/u,
    message: /(?:No module named|cannot import name) '(?<name>[^\s'()]+)'/u,
    vars: ['name'],
    text: {
      en: 'Python cannot find {name}. Check the spelling; only the standard tools such as math and random work here.',
      ta: '{name} Python-க்குக் கிடைக்கவில்லை. எழுத்துகளைச் சரிபார்; math, random போன்ற அடிப்படைக் கருவிகள் மட்டுமே இங்கே வேலை செய்யும்.',
    },
    next: { en: 'Write for example import math.', ta: 'எ.கா. import math என்று எழுது.' },
    sample: { source: 'import maths', inputs: [], message: "ModuleNotFoundError: No module named 'maths'" },
  },
  {
    id: 'RUN-TIME-LIMIT',
    exception: /^(?:TimeLimit)$/u,
    message: /^/u,
    condition: 'pointsAtOnlyLoop',
    vars: [],
    text: {
      en: 'Your program ran too long, so we stopped it. Probably a loop never ends, because its condition stays True.',
      ta: 'உன் நிரல் நீண்ட நேரம் ஓடியதால் நிறுத்தினோம். நிபந்தனை எப்போதும் True ஆக இருப்பதால் ஒரு மடக்கு முடியாமல் இருக்கலாம்.',
    },
    next: {
      en: 'Look at the while line: which value must change inside the loop?',
      ta: 'while வரியைப் பார்: மடக்கின் உள்ளே எந்த மதிப்பு மாற வேண்டும்?',
    },
    sample: { source: 'x = 1\nwhile x > 0:\n    x = x + 1', inputs: [], message: 'TimeLimit' },
  },
  {
    id: 'RUN-OUTPUT-LIMIT',
    exception: /^(?:OutputLimit)$/u,
    message: /^/u,
    condition: 'pointsAtOnlyLoop',
    vars: [],
    text: {
      en: 'Your program printed too much, so we stopped it. A loop with print() probably never ends.',
      ta: 'உன் நிரல் மிக அதிகமாக அச்சிட்டதால் நிறுத்தினோம். print() உள்ள மடக்கு முடியாமல் இருக்கலாம்.',
    },
    next: {
      en: 'Check the condition of the loop, or use break.',
      ta: 'மடக்கின் நிபந்தனையைச் சரிபார், அல்லது break பயன்படுத்து.',
    },
    sample: { source: 'while True:\n    print("Hello")', inputs: [], message: 'OutputLimit' },
  },
  {
    id: 'RUN-MEMORY-LIMIT',
    exception: /^(?:MemoryLimit|MemoryError)$/u,
    message: /^/u,
    vars: [],
    text: {
      en: 'Your program used too much memory, so we stopped it. Probably a list or a text grows in a loop that never ends.',
      ta: 'உன் நிரல் மிக அதிக நினைவகத்தைப் பயன்படுத்தியதால் நிறுத்தினோம். முடிவில்லாத மடக்கில் ஒரு பட்டியலோ உரையோ வளர்ந்துகொண்டே போகலாம்.',
    },
    next: {
      en: 'Look at the loop: what makes the value grow, and when should it stop?',
      ta: 'மடக்கைப் பார்: மதிப்பை வளரச் செய்வது எது? அது எப்போது நிற்க வேண்டும்?',
    },
    sample: { source: 'a = [0]\nwhile True:\n    a = a + a', inputs: [], message: 'MemoryLimit' },
  },
  {
    id: 'RUN-INPUT-REQUIRED',
    exception: /^(?:InputRequired)$/u,
    message: /^/u,
    vars: [],
    text: {
      en: 'The program has reached input() and waits for a line.',
      ta: 'நிரல் input() கட்டளையை அடைந்து, ஒரு வரிக்காகக் காத்திருக்கிறது.',
    },
    next: { en: 'Type the next line of input and send it.', ta: 'அடுத்த உள்ளீட்டு வரியைத் தட்டச்சு செய்து அனுப்பு.' },
    sample: { source: 'name = input("Name? ")', inputs: [], message: 'InputRequired' },
  },
  {
    id: 'RUN-RECURSION',
    exception: /^(?:RecursionError)$/u,
    message: /maximum recursion depth exceeded/u,
    vars: [],
    text: {
      en: 'A function calls itself again and again and never stops. Perhaps you used the name of the function inside it by mistake.',
      ta: 'ஒரு செயற்கூறு தன்னையே மீண்டும் மீண்டும் அழைத்து நிற்கவில்லை. அதன் உள்ளே தவறுதலாக அதே பெயரை அழைத்திருக்கலாம்.',
    },
    next: {
      en: 'Remove the call inside the function, or use a loop.',
      ta: 'செயற்கூறின் உள்ளே உள்ள அழைப்பை நீக்கு, அல்லது மடக்கைப் பயன்படுத்து.',
    },
    sample: {
      source: 'def f(n):\n    return f(n - 1)\nf(3)',
      inputs: [],
      message: 'RecursionError: maximum recursion depth exceeded',
    },
  },
  {
    id: 'RUN-EOF',
    exception: /^(?:EOFError)$/u,
    message: /EOF when reading a line/u,
    vars: [],
    text: {
      en: 'The program asked for one more input, but there is none left. There are more input() orders than input lines.',
      ta: 'நிரல் இன்னோர் உள்ளீடு கேட்டது; ஆனால் இனி எதுவும் இல்லை. உள்ளீட்டு வரிகளை விட input() அதிகமாக உள்ளது.',
    },
    next: {
      en: 'Count the input() orders. In a loop check when it should stop.',
      ta: 'input() கட்டளைகளை எண்ணு. மடக்கானால் எப்போது நிற்க வேண்டும் என்று பார்.',
    },
    sample: {
      source: 'a = input()\nb = input()',
      inputs: ['1'],
      message: 'EOFError: EOF when reading a line',
    },
  },
  {
    id: 'RUN-ASSERT',
    exception: /^(?:AssertionError)$/u,
    message: /^/u,
    vars: ['line'],
    text: {
      en: 'A test failed in line {line}: the claim after assert is not true. The function gives another result than the test expects.',
      ta: '{line} ஆம் வரியில் சோதனை தோல்வி: assert-க்குப் பின் உள்ள கூற்று உண்மையல்ல. சோதனை எதிர்பார்த்ததை விட வேறு விடையைச் செயற்கூறு தருகிறது.',
    },
    next: {
      en: 'Print the result of the function for this test and compare.',
      ta: 'இந்தச் சோதனைக்குச் செயற்கூறின் விடையை print செய்து ஒப்பிடு.',
    },
    sample: { source: 'assert 1 + 1 == 3', inputs: [], message: 'AssertionError' },
  },
  {
    id: 'RUN-NOT-ALLOWED',
    exception: /^(?:FileNotFoundError|PermissionError|OSError|SystemExit|Denied|io.UnsupportedOperation)$/u,
    message: /^/u,
    vars: [],
    text: {
      en: 'This order does not work in our practice room: no files, no internet and no exit(). Your program may read with input() and show with print().',
      ta: 'இந்தக் கட்டளை நம் பயிற்சி இடத்தில் வேலை செய்யாது: கோப்பு, இணையம், exit() இல்லை. input() மூலம் படித்து print() மூலம் காட்டலாம்.',
    },
    next: { en: 'Solve the task with input() and print() only.', ta: 'input(), print() மட்டும் கொண்டு தீர்.' },
    sample: {
      source: 'f = open("data.txt")',
      inputs: [],
      message: "FileNotFoundError: [Errno 44] No such file or directory: 'data.txt'",
    },
  },
  {
    id: 'RUN-OTHER',
    exception: /^(?:.*)$/u,
    message: /^/u,
    vars: ['line'],
    text: {
      en: 'The program stopped in line {line}. The message of Python is shown below.',
      ta: 'நிரல் {line} ஆம் வரியில் நின்றது. Python-இன் செய்தி கீழே காட்டப்பட்டுள்ளது.',
    },
    next: {
      en: 'Read the last line of the message and look at line {line}.',
      ta: 'செய்தியின் கடைசி வரியைப் படித்து {line} ஆம் வரியைப் பார்.',
    },
    sample: {
      source: 'd = {"a": 1}\nfor k in d:\n    d[k + "x"] = 2',
      inputs: [],
      message: 'RuntimeError: dictionary changed size during iteration',
    },
  },
];
