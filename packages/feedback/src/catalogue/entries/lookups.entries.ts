import type { CatalogueEntry } from '../entry.ts';

/** Places, keys and attributes that do not exist. */
export const lookupsEntries: readonly CatalogueEntry[] = [
  {
    id: 'IDX-EMPTY',
    exception: /^(?:IndexError)$/u,
    message: /pop from empty list|list assignment index out of range/u,
    vars: [],
    text: {
      en: 'There is no such place in the list. You can take or change only items that exist.',
      ta: 'பட்டியலில் அப்படி ஓர் இடம் இல்லை. இருக்கும் உறுப்புகளை மட்டுமே எடுக்கவோ மாற்றவோ முடியும்.',
    },
    next: {
      en: 'Add items with append(). Before pop() check that the list is not empty.',
      ta: 'append() மூலம் உறுப்புகளைச் சேர். pop() க்கு முன் பட்டியல் காலியா என்று பார்.',
    },
    sample: {
      source: 'a = []\na[0] = 5',
      inputs: [],
      message: 'IndexError: list assignment index out of range',
    },
  },
  {
    id: 'IDX-LIST',
    exception: /^(?:IndexError)$/u,
    message: /list index out of range/u,
    vars: [],
    text: {
      en: 'The list has no item at this index. The first index is 0, so the last one is the length minus 1.',
      ta: 'இந்தச் சுட்டெண்ணில் பட்டியலில் உறுப்பு இல்லை. முதல் சுட்டெண் 0; எனவே கடைசிச் சுட்டெண் நீளம் கழித்தல் 1.',
    },
    next: {
      en: 'Print len(list) and the index just before this line.',
      ta: 'இந்த வரிக்கு முன் len(பட்டியல்) மற்றும் சுட்டெண்ணை print செய்து பார்.',
    },
    sample: {
      source: 'a = [1, 2, 3]\nprint(a[3])',
      inputs: [],
      message: 'IndexError: list index out of range',
    },
  },
  {
    id: 'IDX-STR',
    exception: /^(?:IndexError)$/u,
    message: /string index out of range/u,
    vars: [],
    text: {
      en: 'The text has no letter at this index. For a text with 3 letters the indexes are 0, 1 and 2.',
      ta: 'இந்தச் சுட்டெண்ணில் உரையில் எழுத்து இல்லை. 3 எழுத்துள்ள உரைக்குச் சுட்டெண்கள் 0, 1, 2.',
    },
    next: {
      en: 'Use an index smaller than len(text). The last letter is text[-1].',
      ta: 'len(உரை) ஐ விடச் சிறிய சுட்டெண்ணைப் பயன்படுத்து. கடைசி எழுத்து text[-1].',
    },
    sample: {
      source: 's = "abc"\nprint(s[3])',
      inputs: [],
      message: 'IndexError: string index out of range',
    },
  },
  {
    id: 'KEY-MISSING',
    exception: /^(?:KeyError)$/u,
    message: /(?<key>.+)/u,
    vars: ['key'],
    text: {
      en: 'The dictionary has no key {key}. Check the spelling, capital letters, and whether the key is text or a number.',
      ta: 'அகராதியில் {key} என்ற திறவுகோல் இல்லை. எழுத்துகள், பெரிய எழுத்து, உரையா எண்ணா என்பவற்றைச் சரிபார்.',
    },
    next: {
      en: 'Ask first with in, or use d.get(key, 0).',
      ta: 'முதலில் in கொண்டு கேள், அல்லது d.get(திறவுகோல், 0) பயன்படுத்து.',
    },
    sample: { source: 'd = {"a": 1}\nprint(d["b"])', inputs: [], message: "KeyError: 'b'" },
  },
  {
    id: 'ATR-NONE',
    exception: /^(?:AttributeError)$/u,
    message: /'NoneType' object has no attribute '(?<attr>[^\s'()]+)'/u,
    vars: [],
    text: {
      en: 'The name holds None, which means nothing. It often comes from a = a.sort() or a = a.append(...).',
      ta: 'இந்தப் பெயரில் None (ஒன்றுமில்லை) உள்ளது. பெரும்பாலும் a = a.sort() அல்லது a = a.append(...) இதற்குக் காரணம்.',
    },
    next: {
      en: 'Write only a.sort() or a.append(...), without a = in front.',
      ta: 'முன்னால் a = இல்லாமல் a.sort() அல்லது a.append(...) என்று மட்டும் எழுது.',
    },
    sample: {
      source: 'a = [2, 1].sort()\na.append(3)',
      inputs: [],
      message: "AttributeError: 'NoneType' object has no attribute 'append'",
    },
  },
  {
    id: 'ATR-TYPO',
    exception: /^(?:AttributeError)$/u,
    message: /has no attribute '(?<attr>[^\s'()]+)'\. Did you mean: '(?<sug>[^\s'()]+)'/u,
    vars: ['attr', 'sug'],
    text: {
      en: 'There is no {attr}. Perhaps it is a spelling mistake for {sug}.',
      ta: '{attr} என்று எதுவும் இல்லை. அது {sug} என்பதன் எழுத்துப் பிழையாக இருக்கலாம்.',
    },
    next: { en: 'Write {sug}.', ta: '{sug} என்று எழுது.' },
    sample: {
      source: 'a = []\na.apend(3)',
      inputs: [],
      message: "AttributeError: 'list' object has no attribute 'apend'. Did you mean: 'append'?",
    },
  },
  {
    id: 'ATR-LENGTH',
    exception: /^(?:AttributeError)$/u,
    message: /'(?<t>str|list|dict)' object has no attribute '(length|len|size|count_items)'/u,
    vars: [],
    text: {
      en: 'In Python the length is not asked with a dot. There is a function len() for it.',
      ta: 'Python-இல் நீளத்தைப் புள்ளி வைத்துக் கேட்பதில்லை. அதற்கு len() என்ற செயற்கூறு உள்ளது.',
    },
    next: { en: 'Write len(a).', ta: 'len(a) என்று எழுது.' },
    sample: {
      source: 'a = [1, 2]\nprint(a.length)',
      inputs: [],
      message: "AttributeError: 'list' object has no attribute 'length'",
    },
  },
  {
    id: 'ATR-WRONG-KIND',
    exception: /^(?:AttributeError)$/u,
    message: /'(?<t>str|int|float|list|dict|bool|tuple)' object has no attribute '(?<attr>[^\s'()]+)'/u,
    vars: ['attr', 't'],
    text: {
      en: 'A value of the kind {t} does not have {attr}. append belongs to lists, upper belongs to text, get belongs to dictionaries.',
      ta: '{t} வகை மதிப்புக்கு {attr} இல்லை. append பட்டியலுக்கும், upper உரைக்கும், get அகராதிக்கும் உரியவை.',
    },
    next: {
      en: 'Check what kind of value the name holds: print(type(name)).',
      ta: 'பெயரில் எந்த வகை மதிப்பு உள்ளது என்று பார்: print(type(பெயர்)).',
    },
    sample: {
      source: 's = "a"\ns.append("b")',
      inputs: [],
      message: "AttributeError: 'str' object has no attribute 'append'",
    },
  },
  {
    id: 'ATR-OTHER',
    exception: /^(?:AttributeError)$/u,
    message: /has no attribute '(?<attr>[^\s'()]+)'/u,
    vars: ['attr'],
    text: {
      en: 'There is nothing with the name {attr} here. Check the spelling and the module.',
      ta: '{attr} என்ற பெயரில் இங்கே எதுவும் இல்லை. எழுத்துகளையும் module-ஐயும் சரிபார்.',
    },
    next: { en: 'Look at the example in the lesson again.', ta: 'பாடத்தில் உள்ள எடுத்துக்காட்டை மீண்டும் பார்.' },
    sample: {
      source: 'import math\nprint(math.squareroot(4))',
      inputs: [],
      message: "AttributeError: module 'math' has no attribute 'squareroot'",
    },
  },
];
