import type { CatalogueEntry } from '../entry.ts';

/** Names that Python does not know. */
export const namesEntries: readonly CatalogueEntry[] = [
  {
    id: 'NAM-INVISIBLE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'invisibleSignInName',
    vars: ['line'],
    text: {
      en: 'There is an invisible sign in a name in line {line}. The two names look the same, but for Python they are different.',
      ta: '{line} ஆம் வரியில் உள்ள ஒரு பெயரில் கண்ணுக்குத் தெரியாத குறி உள்ளது. இரண்டு பெயர்களும் ஒன்றுபோல் தெரிந்தாலும் Python-க்கு அவை வேறு.',
    },
    next: { en: 'Delete the name and type it again.', ta: 'அந்தப் பெயரை நீக்கி மீண்டும் தட்டச்சு செய்.' },
    sample: {
      source: 'பெயர் = "நிலா"\nprint(பெய‌ர்)',
      inputs: [],
      message: "NameError: name 'பெய‌ர்' is not defined. Did you mean: 'பெயர்'?",
    },
  },
  {
    id: 'NAM-IMPORT',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined\. Did you forget to import/u,
    vars: ['name'],
    text: {
      en: '{name} is a module, a box of tools. You must open the box first with import.',
      ta: '{name} ஒரு module (கருவிப் பெட்டி). முதலில் import மூலம் அதைத் திறக்க வேண்டும்.',
    },
    next: { en: 'Write import {name} in the first line.', ta: 'முதல் வரியில் import {name} என்று எழுது.' },
    sample: {
      source: 'print(math.sqrt(4))',
      inputs: [],
      message: "NameError: name 'math' is not defined. Did you forget to import 'math'?",
    },
  },
  {
    id: 'NAM-CASE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined(?:\. Did you mean: '(?<sug>[^\s'()]+)')?/u,
    condition: 'nameDiffersInCaseOnly',
    vars: ['name', 'sug'],
    text: {
      en: 'Capital and small letters are different in Python. It knows {sug}, but not {name}.',
      ta: 'Python-இல் பெரிய எழுத்தும் சிறிய எழுத்தும் வேறு வேறு. அதற்கு {sug} தெரியும், {name} தெரியாது.',
    },
    next: { en: 'Write {sug}.', ta: '{sug} என்று எழுது.' },
    sample: {
      source: 'Print("Hi")',
      inputs: [],
      message: "NameError: name 'Print' is not defined. Did you mean: 'print'?",
    },
  },
  {
    id: 'NAM-TWO-SPELLINGS',
    exception: /^(?:NameError|UnboundLocalError)$/u,
    message: /(?:name|variable) '(?<name>[^\s'()]+)' (?:is not defined|where)/u,
    condition: 'definitionIsMisspelled',
    vars: ['n', 'name', 'written'],
    text: {
      en: 'Line {n} stores the value in {written}, but later you use {name}. For Python these are two different names.',
      ta: '{n} ஆம் வரி மதிப்பை {written} இல் சேமிக்கிறது; பின்னர் நீ {name} என்று பயன்படுத்துகிறாய். Python-க்கு இவை இரண்டு வேறு பெயர்கள்.',
    },
    next: {
      en: 'Look at line {n}: perhaps you mean {name}.',
      ta: '{n} ஆம் வரியைப் பார்: நீ {name} என்று எழுத நினைத்திருக்கலாம்.',
    },
    sample: {
      source: 'makrs = 80\nprint(marks)\nprint(marks + 5)',
      inputs: [],
      message: "NameError: name 'marks' is not defined. Did you mean: 'makrs'?",
    },
  },
  {
    id: 'NAM-MODULE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'belongsToModule',
    vars: ['module', 'name'],
    text: {
      en: '{name} is a tool from the module {module}. Python looks for it only there.',
      ta: '{name} என்பது {module} module-இல் உள்ள கருவி. Python அதை அங்கே மட்டுமே தேடும்.',
    },
    next: {
      en: 'Write import {module} in the first line, and here {module}.{name}.',
      ta: 'முதல் வரியில் import {module} என்றும், இங்கே {module}.{name} என்றும் எழுது.',
    },
    sample: {
      source: 'import math\nprint(sqrt(16))',
      inputs: [],
      message: "NameError: name 'sqrt' is not defined",
    },
  },
  {
    id: 'NAM-METHOD',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'methodWithoutValue',
    vars: ['name'],
    text: {
      en: '{name}() belongs to a value and stands after a dot. On its own Python does not know it.',
      ta: '{name}() ஒரு மதிப்புக்குரியது; மதிப்புக்குப் பின் புள்ளி இட்டு எழுத வேண்டும். தனியாக எழுதினால் Python-க்கு அது தெரியாது.',
    },
    next: {
      en: 'Write the value first, then a dot: value.{name}()',
      ta: 'முதலில் மதிப்பு, பிறகு புள்ளி: value.{name}()',
    },
    sample: {
      source: 'word = "nila"\nprint(upper(word))',
      inputs: [],
      message: "NameError: name 'upper' is not defined. Did you mean: 'super'?",
    },
  },
  {
    id: 'NAM-TYPO',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined(?:\. Did you mean: '(?<sug>[^\s'()]+)')?/u,
    condition: 'suggestionIsClose',
    vars: ['name', 'sug'],
    text: {
      en: 'Python does not know the name {name}. Perhaps it is a spelling mistake for {sug}.',
      ta: '{name} என்ற பெயர் Python-க்குத் தெரியாது. அது {sug} என்பதன் எழுத்துப் பிழையாக இருக்கலாம்.',
    },
    next: { en: 'Write {sug}, if this is what you mean.', ta: 'நீ நினைத்தது அதுவானால் {sug} என்று எழுது.' },
    sample: {
      source: 'score = 3\nprint(scor)',
      inputs: [],
      message: "NameError: name 'scor' is not defined. Did you mean: 'score'?",
    },
  },
  {
    id: 'NAM-WRONG-SIGN',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'storedWithWrongSign',
    vars: ['name'],
    text: {
      en: 'You wanted to store a value in {name}, but the sign is not =. Two equals signs only compare, and a colon does not store.',
      ta: '{name} இல் மதிப்பைச் சேமிக்க விரும்பினாய், ஆனால் குறி = அல்ல. == ஒப்பிட மட்டும் செய்யும்; : சேமிக்காது.',
    },
    next: { en: 'Use one equals sign: {name} = ...', ta: 'ஒரே ஒரு = குறி இடு: {name} = ...' },
    sample: { source: 'x == 5\nprint(x)', inputs: [], message: "NameError: name 'x' is not defined" },
  },
  {
    id: 'NAM-NOT-REACHED',
    exception: /^(?:NameError|UnboundLocalError)$/u,
    message: /(?:name|variable) '(?<name>[^\s'()]+)' (?:is not defined|where)/u,
    condition: 'storedInSkippedBlock',
    vars: ['n', 'name'],
    text: {
      en: 'The name {name} gets its value in line {n}, but that line was not reached this time. It stands inside a block that did not run.',
      ta: '{name} என்ற பெயருக்கு {n} ஆம் வரியில் மதிப்பு கிடைக்கிறது; ஆனால் இம்முறை அந்த வரி இயங்கவில்லை. அது இயங்காத ஒரு தொகுதியின் உள்ளே உள்ளது.',
    },
    next: {
      en: 'Give {name} a value before the block, or use it only inside the block.',
      ta: 'தொகுதிக்கு முன்பே {name}-க்கு ஒரு மதிப்புக் கொடு, அல்லது தொகுதியின் உள்ளே மட்டும் அதைப் பயன்படுத்து.',
    },
    sample: {
      source: 'km = 3\nif km > 5:\n    extra = km - 5\nprint(extra)',
      inputs: [],
      message: "NameError: name 'extra' is not defined",
    },
  },
  {
    id: 'NAM-LOCAL',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'assignedOnlyInFunction',
    vars: ['name'],
    text: {
      en: 'The name {name} was made inside a function, so it exists only there. The main program cannot see it.',
      ta: '{name} ஒரு செயற்கூறின் உள்ளே உருவான பெயர்; அங்கே மட்டுமே இருக்கும். முதன்மை நிரலால் அதைப் பார்க்க முடியாது.',
    },
    next: {
      en: 'Return the value from the function and store the result of the call.',
      ta: 'மதிப்பைச் செயற்கூறிலிருந்து return செய்து, அழைப்பின் விடையைச் சேமி.',
    },
    sample: {
      source: 'def f():\n    area = 3\nf()\nprint(area)',
      inputs: [],
      message: "NameError: name 'area' is not defined",
    },
  },
  {
    id: 'NAM-LATER',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'assignedLater',
    vars: ['name'],
    text: {
      en: 'The name {name} gets its value only further down. Python runs from top to bottom, so it does not know it yet.',
      ta: '{name} க்கு மதிப்பு கீழேதான் கொடுக்கப்படுகிறது. Python மேலிருந்து கீழாக இயங்குவதால் அது இன்னும் தெரியாது.',
    },
    next: { en: 'Move the line that makes {name} up.', ta: '{name} ஐ உருவாக்கும் வரியை மேலே நகர்த்து.' },
    sample: {
      source: 'print(total)\ntotal = 3',
      inputs: [],
      message: "NameError: name 'total' is not defined",
    },
  },
  {
    id: 'NAM-QUOTES',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'looksLikeText',
    vars: ['name'],
    text: {
      en: 'Python thinks that {name} is the name of a variable, but there is no such variable. Text must be in quote marks.',
      ta: '{name} ஒரு மாறியின் பெயர் என்று Python நினைக்கிறது; ஆனால் அப்படி ஒரு மாறி இல்லை. உரை மேற்கோள் குறிக்குள் இருக்க வேண்டும்.',
    },
    next: {
      en: 'If it is text, write "{name}". If it is a variable, give it a value first.',
      ta: 'உரையானால் "{name}" என்று எழுது. மாறியானால் முதலில் மதிப்பு கொடு.',
    },
    sample: { source: 'print(Hello)', inputs: [], message: "NameError: name 'Hello' is not defined" },
  },
  {
    id: 'NAM-UNKNOWN',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    vars: ['line', 'name'],
    text: {
      en: 'Python does not know the name {name}. Nothing was stored under this name before line {line}.',
      ta: '{name} என்ற பெயர் Python-க்குத் தெரியாது. {line} ஆம் வரிக்கு முன் இந்தப் பெயரில் எதுவும் சேமிக்கப்படவில்லை.',
    },
    next: { en: 'Store a value first: {name} = ...', ta: 'முதலில் மதிப்பைச் சேமி: {name} = ...' },
    sample: {
      source: 'x = 3\nprint(x + points)',
      inputs: [],
      message: "NameError: name 'points' is not defined. Did you mean: 'print'?",
    },
  },
  {
    id: 'NAM-UNBOUND',
    exception: /^(?:UnboundLocalError)$/u,
    message: /cannot access local variable '(?<name>[^\s'()]+)'/u,
    vars: ['name'],
    text: {
      en: 'In this function {name} gets a value, so Python treats it as a name of the function. At this line it has no value yet.',
      ta: 'இந்தச் செயற்கூறில் {name} க்கு மதிப்பு கொடுப்பதால், Python அதைச் செயற்கூறின் சொந்தப் பெயராகக் கருதுகிறது. இந்த வரியில் அதற்கு இன்னும் மதிப்பு இல்லை.',
    },
    next: {
      en: 'Give {name} as a parameter and return the new value.',
      ta: '{name} ஐ அளபுருவாகக் கொடுத்து, புதிய மதிப்பை return செய்.',
    },
    sample: {
      source: 'total = 0\ndef add(n):\n    total = total + n\nadd(3)',
      inputs: [],
      message:
        "UnboundLocalError: cannot access local variable 'total' where it is not associated with a value",
    },
  },
];
