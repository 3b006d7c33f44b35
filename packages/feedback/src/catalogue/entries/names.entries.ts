import type { CatalogueEntry } from '../entry.ts';

/** Names that Python does not know. */
export const namesEntries: readonly CatalogueEntry[] = [
  {
    id: 'NAM-INVISIBLE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'invisibleCharacterInName',
    vars: ['line'],
    text: {
      en: 'A name in line {line} has an invisible sign in it. To Python it is another name.',
      ta: '{line} ஆம் வரியில் ஒரு பெயரில் கண்ணுக்குத் தெரியாத குறி உள்ளது. Python-க்கு அது வேறு பெயர்.',
    },
    next: { en: 'Delete the name and type it again.', ta: 'அந்தப் பெயரை நீக்கி மீண்டும் தட்டச்சு செய்.' },
  },
  {
    id: 'NAM-IMPORT',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'isUsualModule',
    vars: ['name'],
    text: {
      en: '{name} is a module, a box of tools. You open the box with import.',
      ta: '{name} ஒரு module (கருவிப் பெட்டி). import மூலம் அதைத் திறக்க வேண்டும்.',
    },
    next: { en: 'Write import {name} in the first line.', ta: 'முதல் வரியில் import {name} என்று எழுது.' },
  },
  {
    id: 'NAM-OTHER-LANGUAGE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'nameOfOtherLanguage',
    vars: ['name', 'sug'],
    text: {
      en: '{name} comes from another language. Python says {sug}.',
      ta: '{name} என்பது வேறு மொழியின் சொல். Python-இல் அது {sug}.',
    },
    next: { en: 'Write it with {sug}.', ta: '{sug} கொண்டு எழுது.' },
  },
  {
    id: 'NAM-CASE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined(?:\. Did you mean: '(?<sug>[^\s'()]+)')?/u,
    condition: 'nameDiffersInCaseOnly',
    vars: ['name', 'sug'],
    text: {
      en: 'Capital and small letters are different. Python knows {sug}, but not {name}.',
      ta: 'பெரிய எழுத்தும் சிறிய எழுத்தும் வேறு வேறு. Python-க்கு {sug} தெரியும்; {name} தெரியாது.',
    },
    next: { en: 'Write {sug}.', ta: '{sug} என்று எழுது.' },
  },
  {
    id: 'NAM-TWO-SPELLINGS',
    exception: /^(?:NameError|UnboundLocalError)$/u,
    message: /(?:name|variable) '(?<name>[^\s'()]+)' (?:is not defined|where)/u,
    condition: 'definitionIsMisspelled',
    vars: ['n', 'name', 'written'],
    text: {
      en: 'Line {n} stores {written}, but later you use {name}. For Python these are two names.',
      ta: '{n} ஆம் வரி {written} என்ற பெயரில் சேமிக்கிறது. பின்னர் நீ {name} என்று பயன்படுத்துகிறாய். Python-க்கு இவை இரண்டு பெயர்கள்.',
    },
    next: { en: 'Write {name} in line {n} too.', ta: '{n} ஆம் வரியிலும் {name} என்று எழுது.' },
  },
  {
    id: 'NAM-MODULE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'belongsToModule',
    vars: ['module', 'name'],
    text: {
      en: '{name} is a tool of the module {module}. Python finds it only there.',
      ta: '{name} என்பது {module} module-இல் உள்ள கருவி. Python-க்கு அது அங்கே மட்டுமே கிடைக்கும்.',
    },
    next: {
      en: 'Write import {module} in line 1, and here {module}.{name}.',
      ta: '1 ஆம் வரியில் import {module} என்றும், இங்கே {module}.{name} என்றும் எழுது.',
    },
  },
  {
    id: 'NAM-METHOD',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'methodWithoutValue',
    vars: ['name'],
    text: {
      en: '{name}() belongs to a value. It stands after the value and a dot.',
      ta: '{name}() ஒரு மதிப்புக்கு உரியது. மதிப்பும் புள்ளியும் எழுதி, அதன் பின் அது வரும்.',
    },
    next: { en: 'Write the value first: word.{name}()', ta: 'முதலில் மதிப்பை எழுது: word.{name}()' },
  },
  {
    id: 'NAM-TYPO',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined(?:\. Did you mean: '(?<sug>[^\s'()]+)')?/u,
    condition: 'suggestionIsClose',
    vars: ['name', 'sug'],
    text: {
      en: 'Python does not know the name {name}. Perhaps you mean {sug}.',
      ta: '{name} என்ற பெயர் Python-க்குத் தெரியாது. நீ எழுத நினைத்தது {sug} ஆக இருக்கலாம்.',
    },
    next: {
      en: 'Compare letter by letter: {name}, {sug}. Write the right one.',
      ta: 'எழுத்து எழுத்தாக ஒப்பிடு: {name}, {sug}. சரியானதை எழுது.',
    },
  },
  {
    id: 'NAM-WRONG-SIGN',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'storedWithWrongOperator',
    vars: ['line', 'name'],
    text: {
      en: 'Line {line} stores nothing in {name}. Only one = stores: == compares, and : does not store.',
      ta: '{line} ஆம் வரி {name}-இல் எதையும் சேமிக்கவில்லை. ஒரு = மட்டுமே சேமிக்கும்; == ஒப்பிடும்; : சேமிக்காது.',
    },
    next: { en: 'Write {name} = ... with one =.', ta: 'ஒரே ஒரு = இட்டு {name} = ... என்று எழுது.' },
  },
  {
    id: 'NAM-NOT-REACHED',
    exception: /^(?:NameError|UnboundLocalError)$/u,
    message: /(?:name|variable) '(?<name>[^\s'()]+)' (?:is not defined|where)/u,
    condition: 'storedInSkippedBlock',
    vars: ['n', 'name'],
    text: {
      en: 'Line {n} gives {name} its value. But Python did not get there this time.',
      ta: '{n} ஆம் வரி {name}-க்கு மதிப்புக் கொடுக்கிறது. ஆனால் இம்முறை Python அங்கே செல்லவில்லை.',
    },
    next: {
      en: 'Give {name} a value before that block.',
      ta: 'அந்தத் தொகுதிக்கு முன்பே {name}-க்கு ஒரு மதிப்புக் கொடு.',
    },
  },
  {
    id: 'NAM-NOT-INSIDE',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'missingInFunction',
    vars: ['f', 'name'],
    text: {
      en: 'The function {f} does not know {name}. No line of it stores {name}.',
      ta: '{f} என்ற செயற்கூறுக்கு {name} தெரியாது. அதன் எந்த வரியும் {name}-இல் எதையும் சேமிக்கவில்லை.',
    },
    next: {
      en: 'Use a name that {f} stores, or give {name} to it as a parameter.',
      ta: '{f} சேமிக்கும் பெயரைப் பயன்படுத்து, அல்லது {name}-ஐ அளபுருவாகக் கொடு.',
    },
  },
  {
    id: 'NAM-PARAMETER',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'isParameterElsewhere',
    vars: ['f', 'name'],
    text: {
      en: '{name} is a parameter of {f}. Only inside {f} does it have a value.',
      ta: '{name} என்பது {f}-இன் அளபுரு. {f} செயற்கூறுக்குள் மட்டுமே அதற்கு மதிப்பு உண்டு.',
    },
    next: {
      en: 'Outside of {f}, use the variable in which you stored the value.',
      ta: '{f}-க்கு வெளியே, நீ மதிப்பைச் சேமித்த மாறியைப் பயன்படுத்து.',
    },
  },
  {
    id: 'NAM-LOCAL',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'assignedOnlyInFunction',
    vars: ['name'],
    text: {
      en: '{name} was made inside a function. Outside of the function nobody knows it.',
      ta: '{name} ஒரு செயற்கூறின் உள்ளே உருவானது. செயற்கூறுக்கு வெளியே அது யாருக்கும் தெரியாது.',
    },
    next: {
      en: 'Give the value back with return, and store what the call gives.',
      ta: 'return மூலம் மதிப்பைத் திருப்பி அனுப்பு; அழைப்பு தருவதைச் சேமி.',
    },
  },
  {
    id: 'NAM-LATER',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'assignedLater',
    vars: ['name'],
    text: {
      en: '{name} gets its value only further down. Python runs from top to bottom.',
      ta: '{name}-க்கு மதிப்பு கீழேதான் கிடைக்கிறது. Python மேலிருந்து கீழாக இயங்கும்.',
    },
    next: { en: 'Move the line that makes {name} up.', ta: '{name}-ஐ உருவாக்கும் வரியை மேலே நகர்த்து.' },
  },
  {
    id: 'NAM-TURNED',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'turnedAround',
    vars: ['line', 'name', 'written'],
    text: {
      en: 'Left of = stands the name, right of it the value. In line {line} they changed places.',
      ta: '= குறியின் இடப்பக்கம் பெயர், வலப்பக்கம் மதிப்பு. {line} ஆம் வரியில் அவை இடம் மாறியுள்ளன.',
    },
    next: {
      en: 'Turn the line around: {name} = "{written}"',
      ta: 'வரியைத் திருப்பி எழுது: {name} = "{written}"',
    },
  },
  {
    id: 'NAM-QUOTES',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    condition: 'looksLikeText',
    vars: ['name'],
    text: {
      en: '{name} has no quote marks. So Python looks for a variable {name}, and there is none.',
      ta: '{name} என்பதற்கு மேற்கோள் குறிகள் இல்லை. எனவே {name} என்ற மாறியை Python தேடுகிறது; அப்படி ஒன்று இல்லை.',
    },
    next: {
      en: 'If it is text, write "{name}". If not, store a value in {name} first.',
      ta: 'உரையானால் "{name}" என்று எழுது. இல்லாவிட்டால் முதலில் {name}-இல் ஒரு மதிப்பைச் சேமி.',
    },
    instead: [
      {
        before: 2,
        text: {
          en: '{name} has no quote marks. So Python does not know that it is text.',
          ta: '{name} என்பதற்கு மேற்கோள் குறிகள் இல்லை. எனவே அது உரை என்று Python-க்குத் தெரியவில்லை.',
        },
        next: { en: 'Write it in quote marks: "{name}"', ta: 'மேற்கோள் குறிக்குள் எழுது: "{name}"' },
      },
    ],
  },
  {
    id: 'NAM-UNKNOWN',
    exception: /^(?:NameError)$/u,
    message: /name '(?<name>[^\s'()]+)' is not defined/u,
    vars: ['line', 'name'],
    text: {
      en: 'Python does not know the name {name}. Before line {line} nothing was stored in it.',
      ta: '{name} என்ற பெயர் Python-க்குத் தெரியாது. {line} ஆம் வரிக்கு முன் அதில் எதுவும் சேமிக்கப்படவில்லை.',
    },
    next: { en: 'Store a value first: {name} = ...', ta: 'முதலில் மதிப்பைச் சேமி: {name} = ...' },
    instead: [
      {
        before: 2,
        text: {
          en: 'Python does not know the word {name} in line {line}.',
          ta: '{line} ஆம் வரியில் உள்ள {name} என்ற சொல் Python-க்குத் தெரியாது.',
        },
        next: {
          en: 'Check the spelling. If it is text, put quote marks around it.',
          ta: 'எழுத்துகளைச் சரிபார். உரையானால் மேற்கோள் குறிக்குள் இடு.',
        },
      },
    ],
  },
  {
    id: 'NAM-UNBOUND',
    exception: /^(?:UnboundLocalError)$/u,
    message: /cannot access local variable '(?<name>[^\s'()]+)'/u,
    vars: ['line', 'name'],
    text: {
      en: 'The function stores {name}, so {name} is its own. In line {line} it has no value yet.',
      ta: 'செயற்கூறு {name}-இல் சேமிப்பதால் அது செயற்கூறின் சொந்தப் பெயர். {line} ஆம் வரியில் அதற்கு இன்னும் மதிப்பு இல்லை.',
    },
    next: {
      en: 'Take {name} as a parameter and give the new value back with return.',
      ta: '{name}-ஐ அளபுருவாக வாங்கி, புதிய மதிப்பை return மூலம் திருப்பி அனுப்பு.',
    },
  },
];
