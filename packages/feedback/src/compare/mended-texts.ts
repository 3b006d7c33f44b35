import type { MismatchText } from './mismatch.ts';

/** Differences that have one clear cause, beside the general classes. */
export const mendedTexts = {
  'OUT-SLASH': {
    text: {
      en: 'Your output has the sign / where a new line should start.',
      ta: 'புதிய வரி தொடங்க வேண்டிய இடத்தில் உன் வெளியீட்டில் / குறி உள்ளது.',
    },
    next: {
      en: 'Show each part with a print() of its own, without the sign /.',
      ta: '/ குறி இல்லாமல், ஒவ்வொரு பகுதியையும் தனி print() மூலம் காட்டு.',
    },
    sample: { expected: 'Idli\nDosai', actual: 'Idli / Dosai' },
  },
  'OUT-NEW-LINE-SIGN': {
    text: {
      en: 'Your output shows /n. The sign for a new line is written with the other slash: \\n.',
      ta: 'உன் வெளியீட்டில் /n தெரிகிறது. புதிய வரிக்கான குறியை மற்றச் சாய்கோட்டால் எழுத வேண்டும்: \\n.',
    },
    next: {
      en: 'Write \\n inside the quote marks, or use two print() lines.',
      ta: 'மேற்கோள் குறிக்குள் \\n என்று எழுது, அல்லது இரண்டு print() வரிகளைப் பயன்படுத்து.',
    },
    sample: { expected: 'Idli\nDosai', actual: 'Idli/nDosai' },
  },
  'OUT-NAME-SHOWN': {
    text: {
      en: 'Your output shows the name of a variable, not its value. What stands in quote marks is shown as it is.',
      ta: 'உன் வெளியீடு மாறியின் மதிப்பைக் காட்டாமல் அதன் பெயரைக் காட்டுகிறது. மேற்கோள் குறிக்குள் இருப்பது அப்படியே காட்டப்படும்.',
    },
    next: {
      en: 'Take the name out of the quote marks, or write it in { } in an f-string.',
      ta: 'அந்தப் பெயரை மேற்கோள் குறிக்கு வெளியே எழுது, அல்லது f-string இல் { } உள்ளே எழுது.',
    },
    sample: { expected: 'Selvi is 13', actual: 'Selvi is age' },
  },
  'OUT-JOINED': {
    text: {
      en: 'Python did not calculate here: it joined two texts. What comes from input() is text.',
      ta: 'இங்கே Python கணக்கிடவில்லை; இரண்டு உரைகளை ஒட்டியது. input() தருவது உரை.',
    },
    next: {
      en: 'Change the input to a number first: int(input(...)).',
      ta: 'முதலில் உள்ளீட்டை எண்ணாக மாற்று: int(input(...)).',
    },
    sample: { expected: 'Next year: 14', actual: 'Next year: 131' },
  },
  'OUT-QUOTED-NUMBER': {
    text: {
      en: 'A value in your list or dictionary is of another kind: a number in quote marks is text.',
      ta: 'உன் பட்டியலிலோ அகராதியிலோ ஒரு மதிப்பின் வகை வேறு: மேற்கோள் குறிக்குள் உள்ள எண் உரை ஆகும்.',
    },
    next: {
      en: 'Use int() or float() for numbers, and quote marks for text.',
      ta: 'எண்களுக்கு int() அல்லது float() பயன்படுத்து; உரைக்கு மேற்கோள் குறி இடு.',
    },
    sample: { expected: "{'Red': 0}", actual: "{'Red': '0'}" },
  },
  'OUT-LIST-WANTED': {
    text: {
      en: 'The task wants the whole list or dictionary, with its brackets. You show only what is in it.',
      ta: 'அடைப்புக்குறிகளுடன் முழுப் பட்டியல் அல்லது அகராதி வேண்டும். நீ அதன் உள்ளே இருப்பதை மட்டும் காட்டுகிறாய்.',
    },
    next: {
      en: 'Give or print the list itself, also when it has only one item.',
      ta: 'ஒரே ஓர் உறுப்பு இருந்தாலும் பட்டியலையே கொடு அல்லது அச்சிடு.',
    },
    sample: { expected: "['error']", actual: 'error' },
  },
  'OUT-SWAPPED': {
    text: {
      en: 'Two answers have changed places. Each one comes where the other belongs.',
      ta: 'இரண்டு விடைகள் இடம் மாறியுள்ளன. ஒன்று வர வேண்டிய இடத்தில் மற்றது வருகிறது.',
    },
    next: {
      en: 'Check the sign in your condition: < or >, == or !=. Or exchange the two branches.',
      ta: 'நிபந்தனையில் உள்ள குறியைச் சரிபார்: < அல்லது >, == அல்லது !=. அல்லது இரண்டு கிளைகளையும் இடம் மாற்று.',
    },
    sample: { expected: 'True\nFalse', actual: 'False\nTrue' },
  },
  'OUT-FUNCTION-SHOWN': {
    text: {
      en: 'Your output shows a function itself, not its result.',
      ta: 'உன் வெளியீடு செயற்கூறின் விடையைக் காட்டாமல் செயற்கூறையே காட்டுகிறது.',
    },
    next: {
      en: 'Call the function with round brackets after its name.',
      ta: 'செயற்கூறின் பெயருக்குப் பின் ( ) இட்டு அதை அழை.',
    },
    sample: { expected: 'Throw: 9', actual: 'Throw: <function throw at 0x1f>' },
  },
  'OUT-SIGN-COUNT': {
    text: {
      en: 'Almost right: only the number of repeated signs is different.',
      ta: 'கிட்டத்தட்ட சரி: மீண்டும் மீண்டும் வரும் குறிகளின் எண்ணிக்கை மட்டும் வேறு.',
    },
    next: {
      en: 'Count the signs in each line of the expected output.',
      ta: 'எதிர்பார்க்கும் வெளியீட்டின் ஒவ்வொரு வரியிலும் குறிகளை எண்ணு.',
    },
    sample: { expected: '**********', actual: '*********' },
  },
  'OUT-NONE-INSTEAD': {
    text: {
      en: 'None is shown where a value should stand. None means: nothing came back.',
      ta: 'ஒரு மதிப்பு வர வேண்டிய இடத்தில் None வருகிறது. None என்றால் எதுவும் திரும்பி வரவில்லை என்று பொருள்.',
    },
    next: {
      en: 'Look where the value comes from: a function needs return, and append() or sort() give nothing back.',
      ta: 'மதிப்பு எங்கிருந்து வருகிறது என்று பார்: செயற்கூறில் return வேண்டும்; append(), sort() எதையும் திருப்பித் தருவதில்லை.',
    },
    sample: { expected: 'Total: 90', actual: 'Total: None' },
  },
  'OUT-OTHER-BRANCH': {
    text: {
      en: 'For this input your program took another way than it should. So it shows another text.',
      ta: 'இந்த உள்ளீட்டுக்கு உன் நிரல் வேறு கிளை வழியே சென்றது. எனவே வேறு உரையைக் காட்டுகிறது.',
    },
    next: {
      en: 'Put the input into each condition from top to bottom. Which one is the first that is True?',
      ta: 'மேலிருந்து கீழாக ஒவ்வொரு நிபந்தனையிலும் உள்ளீட்டை இட்டுப் பார். முதலில் True ஆவது எது?',
    },
    sample: { expected: 'Pass', actual: 'Try again' },
  },
  'OUT-MISSING-WORDS': {
    text: {
      en: 'What you show is right so far, but some words or numbers of the line are missing.',
      ta: 'நீ காட்டுவது சரி; ஆனால் வரியில் சில சொற்களோ எண்களோ விடுபட்டுள்ளன.',
    },
    next: {
      en: 'Compare the line word by word with the expected output.',
      ta: 'வரியை எதிர்பார்க்கும் வெளியீட்டுடன் சொல் சொல்லாக ஒப்பிடு.',
    },
    sample: { expected: 'Selvi is 13 years old', actual: 'Selvi is 13' },
  },
  'OUT-EXTRA-WORDS': {
    text: {
      en: 'The line has everything it needs, but there are words or numbers too many.',
      ta: 'வேண்டியவை எல்லாம் வரியில் உள்ளன; ஆனால் கூடுதல் சொற்களோ எண்களோ உள்ளன.',
    },
    next: { en: 'Remove what the task does not ask for.', ta: 'வினா கேட்காதவற்றை நீக்கு.' },
    sample: { expected: 'Selvi is 13', actual: 'Selvi is 13 years old' },
  },
  'OUT-HIDDEN-PLAIN': {
    text: {
      en: 'Your program is right for the example, but not when other values come.',
      ta: 'எடுத்துக்காட்டுக்கு நிரல் சரி, ஆனால் வேறு மதிப்புகள் வந்தால் சரியில்லை.',
    },
    next: {
      en: 'Think of other values that can come, and calculate with names, not with typed answers.',
      ta: 'வேறு என்ன மதிப்புகள் வரலாம் என்று எண்ணிப் பார். விடையைத் தட்டச்சு செய்யாமல் பெயர்களைக் கொண்டு கணக்கிடு.',
    },
  },
  'OUT-VARY-PLACE': {
    text: {
      en: 'We wanted to try your program with another value of {name}, but we found no line that stores it.',
      ta: '{name} இன் வேறொரு மதிப்புடன் உன் நிரலை முயன்று பார்க்க நினைத்தோம்; ஆனால் அதைச் சேமிக்கும் வரி கிடைக்கவில்லை.',
    },
    next: {
      en: 'Store it in a line of its own at the left edge: {name} = ...',
      ta: 'இடது ஓரத்தில் தனி வரியில் அதைச் சேமி: {name} = ...',
    },
  },
  'CALL-VALUE-HIDDEN': {
    text: {
      en: 'We called {call}. Your function gives {actual}, but another value should come.',
      ta: '{call} என்று அழைத்தோம். உன் செயற்கூறு {actual} தருகிறது; ஆனால் வேறொரு மதிப்பு வர வேண்டும்.',
    },
    next: {
      en: 'Calculate this example by hand, line by line.',
      ta: 'இந்த எடுத்துக்காட்டைக் கையால் வரி வரியாகக் கணக்கிடு.',
    },
  },
} as const satisfies Record<string, MismatchText>;
