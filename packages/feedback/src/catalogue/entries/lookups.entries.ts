import type { CatalogueEntry } from '../entry.ts';

/** Indexes, keys and attributes that do not exist. */
export const lookupsEntries: readonly CatalogueEntry[] = [
  {
    id: 'IDX-EMPTY',
    exception: /^(?:IndexError)$/u,
    message: /pop from empty list|list assignment index out of range/u,
    vars: [],
    text: {
      en: 'The list has no such place. You can take or change only items that are there.',
      ta: 'பட்டியலில் அப்படி ஓர் இடம் இல்லை. இருக்கும் உறுப்புகளை மட்டுமே எடுக்கவோ மாற்றவோ முடியும்.',
    },
    next: {
      en: 'Add items with append(). Before pop() check that the list is not empty.',
      ta: 'append() மூலம் உறுப்புகளைச் சேர். pop()-க்கு முன் பட்டியல் காலியா என்று பார்.',
    },
  },
  {
    id: 'IDX-LIST',
    exception: /^(?:IndexError)$/u,
    message: /list index out of range/u,
    vars: [],
    text: {
      en: 'The list has no item at this index. The first index is 0, the last is the length minus 1.',
      ta: 'இந்தச் சுட்டெண்ணில் பட்டியலில் உறுப்பு இல்லை. முதல் சுட்டெண் 0; கடைசி, நீளத்தை விட 1 குறைவு.',
    },
    next: {
      en: 'Print the index and len(...) one line earlier.',
      ta: 'ஒரு வரி முன்னால் சுட்டெண்ணையும் len(...)-ஐயும் அச்சிட்டுப் பார்.',
    },
  },
  {
    id: 'IDX-STR',
    exception: /^(?:IndexError)$/u,
    message: /string index out of range/u,
    vars: [],
    text: {
      en: 'The text has no letter at this index. With 3 letters the indexes are 0, 1 and 2.',
      ta: 'இந்தச் சுட்டெண்ணில் உரையில் எழுத்து இல்லை. 3 எழுத்துகளுக்குச் சுட்டெண்கள் 0, 1, 2.',
    },
    next: {
      en: 'Use a smaller index. The last letter has the index -1.',
      ta: 'சிறிய சுட்டெண்ணைப் பயன்படுத்து. கடைசி எழுத்தின் சுட்டெண் -1.',
    },
  },
  {
    id: 'KEY-MISSING',
    exception: /^(?:KeyError)$/u,
    message: /(?<key>.+)/u,
    vars: ['key'],
    text: {
      en: 'The dictionary has no key {key}. Text and number, capital and small letters are different keys.',
      ta: 'அகராதியில் {key} என்ற திறவுகோல் இல்லை. உரையும் எண்ணும், பெரிய எழுத்தும் சிறிய எழுத்தும் வெவ்வேறு திறவுகோல்கள்.',
    },
    next: { en: 'Ask first with in, or use get().', ta: 'முதலில் in கொண்டு கேள், அல்லது get() பயன்படுத்து.' },
  },
  {
    id: 'ATR-NONE',
    exception: /^(?:AttributeError)$/u,
    message: /'NoneType' object has no attribute '(?<attr>[^\s'()]+)'/u,
    vars: [],
    text: {
      en: 'This name holds None, and None can do nothing.',
      ta: 'இந்தப் பெயரில் None உள்ளது. None-ஆல் எதுவும் செய்ய முடியாது.',
    },
    next: {
      en: 'Where did the name get None? Look at the line that stores it.',
      ta: 'பெயருக்கு None எங்கிருந்து வந்தது? அதைச் சேமிக்கும் வரியைப் பார்.',
    },
  },
  {
    id: 'ATR-TYPO',
    exception: /^(?:AttributeError)$/u,
    message: /has no attribute '(?<attr>[^\s'()]+)'\. Did you mean: '(?<sug>[^\s'()]+)'/u,
    vars: ['attr', 'sug'],
    text: {
      en: 'There is no {attr}. Perhaps you mean {sug}.',
      ta: '{attr} என்று எதுவும் இல்லை. நீ எழுத நினைத்தது {sug} ஆக இருக்கலாம்.',
    },
    next: { en: 'Write {sug}.', ta: '{sug} என்று எழுது.' },
  },
  {
    id: 'ATR-LENGTH',
    exception: /^(?:AttributeError)$/u,
    message: /'(?<t>str|list|dict)' object has no attribute '(length|len|size|count_items)'/u,
    vars: [],
    text: {
      en: 'In Python you do not ask for the length with a dot. The function len() tells it.',
      ta: 'Python-இல் நீளத்தைப் புள்ளி வைத்துக் கேட்பதில்லை. len() என்ற செயற்கூறு அதைச் சொல்லும்.',
    },
    next: { en: 'Write len(...) with the name inside.', ta: 'பெயரை உள்ளே இட்டு len(...) என்று எழுது.' },
  },
  {
    id: 'ATR-WRONG-KIND',
    exception: /^(?:AttributeError)$/u,
    message: /'(?<t>str|int|float|list|dict|bool|tuple)' object has no attribute '(?<attr>[^\s'()]+)'/u,
    vars: ['attr', 't'],
    text: { en: 'A value of the kind {t} does not have {attr}.', ta: '{t} வகை மதிப்புக்கு {attr} இல்லை.' },
    next: {
      en: 'What does your name hold here? Print it one line earlier.',
      ta: 'உன் பெயரில் இங்கே என்ன உள்ளது? ஒரு வரி முன்னால் அதை அச்சிட்டுப் பார்.',
    },
  },
  {
    id: 'ATR-OTHER',
    exception: /^(?:AttributeError)$/u,
    message: /has no attribute '(?<attr>[^\s'()]+)'/u,
    vars: ['attr'],
    text: {
      en: 'There is no {attr} here. Check the spelling.',
      ta: 'இங்கே {attr} என்று எதுவும் இல்லை. எழுத்துகளைச் சரிபார்.',
    },
    next: { en: 'Look at the example in the lesson again.', ta: 'பாடத்தில் உள்ள எடுத்துக்காட்டை மீண்டும் பார்.' },
  },
];
