import type { MismatchText } from '../mismatch.ts';

/** Texts about differences in letters, spaces, symbols and words. */
export const wordingTexts = {
  'OUT-EMPTY': {
    text: {
      en: 'Your program ran, but it showed nothing. Only print() shows something.',
      ta: 'உன் நிரல் இயங்கியது; ஆனால் எதையும் காட்டவில்லை. print() மட்டுமே திரையில் காட்டும்.',
    },
    next: {
      en: 'Is there a print()? If it stands in a block, check that Python gets there.',
      ta: 'print() இருக்கிறதா? அது ஒரு தொகுதியின் உள்ளே இருந்தால், Python அங்கே செல்கிறதா என்று பார்.',
    },
    instead: [
      {
        without: 'print',
        text: {
          en: 'Your program ran, but it showed nothing. Only print() shows something.',
          ta: 'உன் நிரல் இயங்கியது; ஆனால் எதையும் காட்டவில்லை. print() மட்டுமே திரையில் காட்டும்.',
        },
        next: {
          en: 'Write print(...) with what you want to show.',
          ta: 'காட்ட வேண்டியதை print(...) உள்ளே எழுது.',
        },
      },
      {
        without: 'block',
        text: {
          en: 'Your program ran, but it showed nothing.',
          ta: 'உன் நிரல் இயங்கியது; ஆனால் எதையும் காட்டவில்லை.',
        },
        next: {
          en: 'Write what you want to show inside the brackets of print().',
          ta: 'காட்ட வேண்டியதை print() அடைப்புக்குறிக்குள் எழுது.',
        },
      },
    ],
  },
  'OUT-PROMPT': {
    text: {
      en: 'Your output is right, but you also print the question. The question belongs inside input().',
      ta: 'வெளியீடு சரி. ஆனால் கேள்வியையும் அச்சிடுகிறாய். கேள்வி input() உள்ளே வர வேண்டும்.',
    },
    next: {
      en: 'Move the question into input("...") and remove that print().',
      ta: 'கேள்வியை input("...") உள்ளே எழுதி, அந்த print()-ஐ நீக்கு.',
    },
  },
  'OUT-NONE': {
    text: {
      en: 'The word None is shown too. None means: nothing came back.',
      ta: 'None என்ற சொல்லும் காட்டப்படுகிறது. எதுவும் திரும்பி வரவில்லை என்பது அதன் பொருள்.',
    },
    next: {
      en: 'Use only one print(). Or give the value back with return in your function.',
      ta: 'ஒரே ஒரு print() போதும். அல்லது உன் செயற்கூறில் return மூலம் மதிப்பைத் திருப்பி அனுப்பு.',
    },
    instead: [
      {
        without: 'function',
        text: {
          en: 'The word None is shown too. There is a print() inside another print().',
          ta: 'None என்ற சொல்லும் காட்டப்படுகிறது. ஒரு print() உள்ளே இன்னொரு print() உள்ளது.',
        },
        next: { en: 'Keep only one of the two.', ta: 'இரண்டில் ஒன்றை மட்டும் வைத்துக்கொள்.' },
      },
    ],
  },
  'OUT-CASE': {
    text: {
      en: 'Almost right! Only capital and small letters are different. For Python A and a are not the same.',
      ta: 'கிட்டத்தட்ட சரி! பெரிய எழுத்தும் சிறிய எழுத்தும் மட்டுமே வேறுபடுகின்றன. Python-க்கு A வேறு, a வேறு.',
    },
    next: {
      en: 'Compare letter by letter with the expected output.',
      ta: 'எதிர்பார்க்கும் வெளியீட்டுடன் எழுத்து எழுத்தாக ஒப்பிடு.',
    },
  },
  'OUT-SPACES': {
    text: {
      en: 'Almost right! Only the spaces are different. A comma in print() adds one space.',
      ta: 'கிட்டத்தட்ட சரி! இடைவெளிகள் மட்டுமே வேறுபடுகின்றன. print()-இல் காற்புள்ளி ஓர் இடைவெளியைச் சேர்க்கும்.',
    },
    next: {
      en: 'Look at the marked place. Add a space there or take one away.',
      ta: 'குறியிட்ட இடத்தைப் பார். அங்கே ஓர் இடைவெளியைச் சேர் அல்லது நீக்கு.',
    },
  },
  'OUT-BLANK-MISSING': {
    text: {
      en: 'The words are right. But the task wants an empty line, and yours has none there.',
      ta: 'சொற்கள் சரி. ஆனால் ஒரு காலி வரி வர வேண்டும்; உன் வெளியீட்டில் அது இல்லை.',
    },
    next: {
      en: 'print() with nothing inside makes an empty line.',
      ta: 'உள்ளே எதுவும் இல்லாத print() ஒரு காலி வரியை உருவாக்கும்.',
    },
  },
  'OUT-BLANK-EXTRA': {
    text: {
      en: 'The words are right. But your output has an empty line that the task does not want.',
      ta: 'சொற்கள் சரி. ஆனால் உன் வெளியீட்டில் தேவையில்லாத காலி வரி உள்ளது.',
    },
    next: {
      en: 'Look for a print() with nothing inside, or for \\n in your text.',
      ta: 'உள்ளே எதுவும் இல்லாத print(), அல்லது உரையில் \\n உள்ளதா என்று பார்.',
    },
  },
  'OUT-SLASH': {
    text: {
      en: 'Your output shows the sign /. In the task it only means: a new line starts here.',
      ta: 'உன் வெளியீட்டில் / குறி தெரிகிறது. இங்கே புதிய வரி தொடங்குகிறது என்பதே வினாவில் அதன் பொருள்.',
    },
    next: {
      en: 'Leave out the / and use one print() for each line.',
      ta: '/ குறியை விட்டுவிட்டு, ஒவ்வொரு வரிக்கும் ஒரு print() எழுது.',
    },
  },
  'OUT-NEW-LINE-SIGN': {
    text: {
      en: 'Your output shows /n. The sign for a new line has the other slash: \\n',
      ta: 'உன் வெளியீட்டில் /n தெரிகிறது. புதிய வரிக்கான குறியில் சாய்கோடு மறுபக்கம் சாயும்: \\n',
    },
    next: {
      en: 'Write \\n inside the quote marks, or use two print() lines.',
      ta: 'மேற்கோள் குறிகளுக்குள் \\n என்று எழுது, அல்லது இரண்டு print() வரிகளை எழுது.',
    },
  },
  'OUT-PUNCTUATION': {
    text: {
      en: 'Almost right! A small sign such as . , : or ! is missing, or there is one too many.',
      ta: 'கிட்டத்தட்ட சரி! . , : ! போன்ற ஒரு சிறு குறி விடுபட்டுள்ளது, அல்லது அதிகமாக உள்ளது.',
    },
    next: {
      en: 'Compare the signs with the expected output.',
      ta: 'குறிகளை எதிர்பார்க்கும் வெளியீட்டுடன் ஒப்பிடு.',
    },
  },
  'OUT-SIGN-COUNT': {
    text: {
      en: 'Almost right! Only the number of repeated signs is different.',
      ta: 'கிட்டத்தட்ட சரி! மீண்டும் மீண்டும் வரும் குறிகளின் எண்ணிக்கை மட்டும் வேறு.',
    },
    next: {
      en: 'Count the signs in each line of the expected output.',
      ta: 'எதிர்பார்க்கும் வெளியீட்டின் ஒவ்வொரு வரியிலும் குறிகளை எண்ணிப் பார்.',
    },
  },
  'OUT-MISSING-WORDS': {
    text: {
      en: 'What you show is right, but something in the line is missing.',
      ta: 'நீ காட்டுவது சரி; ஆனால் வரியில் ஏதோ விடுபட்டுள்ளது.',
    },
    next: {
      en: 'Compare the line word by word with the expected output.',
      ta: 'வரியை எதிர்பார்க்கும் வெளியீட்டுடன் சொல் சொல்லாக ஒப்பிடு.',
    },
  },
  'OUT-EXTRA-WORDS': {
    text: {
      en: 'All that we expect is there. But the line also shows something more.',
      ta: 'எதிர்பார்த்தவை எல்லாம் உள்ளன. ஆனால் வரியில் வேறு ஏதோ ஒன்றும் சேர்ந்து வருகிறது.',
    },
    next: {
      en: 'Take away what the task does not ask for.',
      ta: 'வினா கேட்காததை நீக்கு.',
    },
  },
  'OUT-TYPO': {
    text: {
      en: 'Almost right! There is a small spelling difference. Every letter counts.',
      ta: 'கிட்டத்தட்ட சரி! சிறிய எழுத்து வேறுபாடு உள்ளது. ஒவ்வோர் எழுத்தும் முக்கியம்.',
    },
    next: { en: 'Look at the marked letter.', ta: 'குறியிட்ட எழுத்தைப் பார்.' },
  },
  'OUT-WORD-ORDER': {
    text: {
      en: 'All the words and numbers are there. But some stand in the wrong place.',
      ta: 'எல்லாச் சொற்களும் எண்களும் உள்ளன. ஆனால் சில தவறான இடத்தில் உள்ளன.',
    },
    next: {
      en: 'Compare with the expected output: which piece comes first?',
      ta: 'எதிர்பார்க்கும் வெளியீட்டுடன் ஒப்பிடு: எது முதலில் வர வேண்டும்?',
    },
  },
  'OUT-OTHER-WORDS': {
    text: {
      en: 'The numbers are right. But the words around them are not the expected ones.',
      ta: 'எண்கள் சரி. ஆனால் அவற்றைச் சுற்றியுள்ள சொற்கள் வேறு.',
    },
    next: {
      en: 'Compare word by word with the expected output.',
      ta: 'எதிர்பார்க்கும் வெளியீட்டுடன் சொல் சொல்லாக ஒப்பிடு.',
    },
  },
  'OUT-LINE-START': {
    text: {
      en: 'Line {n} of your output starts right. After "{start}" something else should come.',
      ta: 'வெளியீட்டின் {n} ஆம் வரி சரியாகத் தொடங்குகிறது. "{start}" என்பதற்குப் பின் வேறொன்று வர வேண்டும்.',
    },
    next: {
      en: 'Find the print() of this line. What does it show after these words?',
      ta: 'இந்த வரிக்கான print()-ஐக் கண்டுபிடி. இந்தச் சொற்களுக்குப் பின் அது எதைக் காட்டுகிறது?',
    },
  },
} as const satisfies Record<string, MismatchText>;
