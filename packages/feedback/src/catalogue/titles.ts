import type { Bilingual } from '../types.ts';

/** Headings by the start of an id; the longest start that fits is taken. */
export const titles: Readonly<Record<string, Bilingual>> = {
  SYN: { en: 'Python cannot read this line', ta: 'இந்த வரியை Python-ஆல் படிக்க முடியவில்லை' },
  'SYN-QUOTE': { en: 'Look at the quote marks', ta: 'மேற்கோள் குறிகளைப் பார்' },
  'SYN-APOSTROPHE': { en: 'Look at the quote marks', ta: 'மேற்கோள் குறிகளைப் பார்' },
  'SYN-CURLY': { en: 'Look at the quote marks', ta: 'மேற்கோள் குறிகளைப் பார்' },
  'SYN-TEXT-QUOTES': { en: 'Text needs quote marks', ta: 'உரைக்கு மேற்கோள் குறிகள் வேண்டும்' },
  'SYN-BRACKET': { en: 'Look at the brackets', ta: 'அடைப்புக்குறிகளைப் பார்' },
  'SYN-PRINT-PAREN': { en: 'Brackets are missing', ta: 'அடைப்புக்குறிகள் இல்லை' },
  'SYN-CALL-PAREN': { en: 'Brackets are missing', ta: 'அடைப்புக்குறிகள் இல்லை' },
  'SYN-DEF-PAREN': { en: 'Brackets are missing', ta: 'அடைப்புக்குறிகள் இல்லை' },
  'SYN-COLON': { en: 'A colon is missing', ta: 'முக்காற்புள்ளி : இல்லை' },
  'SYN-DICT-COLON': { en: 'A colon is missing', ta: 'முக்காற்புள்ளி : இல்லை' },
  'SYN-COMMA': { en: 'Something is missing in between', ta: 'இடையில் ஏதோ விடுபட்டுள்ளது' },
  'SYN-EQ': { en: 'One = or two ==', ta: 'ஒரு = அல்லது இரண்டு ==' },
  'SYN-NAME': { en: 'This is not a good name', ta: 'இந்தப் பெயர் சரியில்லை' },
  'SYN-RESERVED': { en: 'This name belongs to Python', ta: 'இந்தப் பெயர் Python-க்கு உரியது' },
  'SYN-KEYWORD': { en: 'Look at the spelling', ta: 'எழுத்துகளைப் பார்' },
  'SYN-KEYWORD-FIRST': { en: 'Look at the order in the brackets', ta: 'அடைப்புக்குறிக்குள் உள்ள வரிசையைப் பார்' },
  'SYN-INVISIBLE': { en: 'An invisible sign', ta: 'கண்ணுக்குத் தெரியாத குறி' },
  'SYN-BAD-CHAR': { en: 'A sign that Python does not know', ta: 'Python அறியாத குறி' },
  'SYN-OTHER-LANGUAGE': { en: 'This is not Python', ta: 'இது Python அல்ல' },
  'SYN-ELSE': { en: 'Look at if and else', ta: 'if, else வரிகளைப் பார்' },
  IND: { en: 'Look at the spaces at the start', ta: 'வரியின் தொடக்க இடைவெளிகளைப் பார்' },
  NAM: { en: 'Python does not know this name', ta: 'இந்தப் பெயரை Python அறியாது' },
  'NAM-INVISIBLE': { en: 'An invisible sign', ta: 'கண்ணுக்குத் தெரியாத குறி' },
  TYP: { en: 'These kinds do not fit together', ta: 'இந்த வகைகள் ஒன்றுக்கொன்று பொருந்தவில்லை' },
  'TYP-NONE': { en: 'There is no value here', ta: 'இங்கே மதிப்பு இல்லை' },
  'TYP-THOUSANDS': { en: 'A comma inside a number', ta: 'எண்ணின் நடுவில் காற்புள்ளி' },
  'TYP-ROWS': { en: 'A comma is missing', ta: 'காற்புள்ளி இல்லை' },
  'TYP-ARGS': { en: 'Too many or too few values', ta: 'மதிப்புகளின் எண்ணிக்கை பொருந்தவில்லை' },
  'TYP-NO-CALL': { en: 'The function was not called', ta: 'செயற்கூறு அழைக்கப்படவில்லை' },
  'TYP-SHADOW': { en: 'A name of Python was used again', ta: 'Python-இன் பெயர் மீண்டும் பயன்பட்டுள்ளது' },
  VAL: { en: 'This value cannot be used here', ta: 'இந்த மதிப்பை இங்கே பயன்படுத்த முடியாது' },
  IDX: { en: 'There is no such place', ta: 'அப்படி ஓர் இடம் இல்லை' },
  KEY: { en: 'There is no such key', ta: 'அப்படி ஒரு திறவுகோல் இல்லை' },
  ATR: { en: 'This value cannot do that', ta: 'இந்த மதிப்பால் அது முடியாது' },
  ZERO: { en: 'Divided by zero', ta: 'பூச்சியத்தால் வகுத்தாய்' },
  IMP: { en: 'There is no such module', ta: 'அப்படி ஒரு module இல்லை' },
  RUN: { en: 'The program stopped', ta: 'நிரல் நின்றுவிட்டது' },
  'RUN-TIME-LIMIT': { en: 'The program did not come to an end', ta: 'நிரல் முடிவுக்கு வரவில்லை' },
  'RUN-OUTPUT-LIMIT': { en: 'Too much output', ta: 'வெளியீடு மிக அதிகம்' },
  'RUN-MEMORY-LIMIT': { en: 'Too much memory', ta: 'நினைவகம் மிக அதிகம்' },
  'RUN-NOT-ALLOWED': { en: 'This does not work here', ta: 'இது இங்கே இயங்காது' },
  'RUN-INPUT-REQUIRED': { en: 'Waiting for input', ta: 'உள்ளீட்டுக்காகக் காத்திருக்கிறது' },
  'RUN-ASSERT': { en: 'A test failed', ta: 'ஒரு சோதனை தோல்வியடைந்தது' },
  OUT: { en: 'The output is different', ta: 'வெளியீடு வேறுபடுகிறது' },
  'OUT-EMPTY': { en: 'No output', ta: 'வெளியீடு இல்லை' },
  'OUT-HIDDEN': { en: 'Not yet for every input', ta: 'எல்லா உள்ளீடுகளுக்கும் இன்னும் சரியில்லை' },
  'OUT-VARY': { en: 'Not yet for every value', ta: 'எல்லா மதிப்புகளுக்கும் இன்னும் சரியில்லை' },
  CALL: { en: 'The function gives something else', ta: 'செயற்கூறு வேறொன்றைத் தருகிறது' },
  'CALL-NO-FUNCTION': { en: 'The function is missing', ta: 'செயற்கூறு இல்லை' },
  RULE: { en: 'Right output, one thing is missing', ta: 'வெளியீடு சரி; ஒன்று மட்டும் விடுபட்டுள்ளது' },
};

/** The heading of an explanation. Throws for an id of no known family. */
export function titleOf(id: string): Bilingual {
  const parts = id.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const title = titles[parts.slice(0, length).join('-')];
    if (title !== undefined) return title;
  }
  throw new RangeError(`There is no title for "${id}".`);
}
