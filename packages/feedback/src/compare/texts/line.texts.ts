import type { MismatchText } from '../mismatch.ts';

/** Texts about which lines are printed, how often and in which order. */
export const lineTexts = {
  'OUT-ONE-LINE': {
    text: {
      en: 'The words are right, but they stand in one line. Each print() makes one line.',
      ta: 'சொற்கள் சரி; ஆனால் அவை ஒரே வரியில் உள்ளன. ஒவ்வொரு print()-உம் ஒரு வரியை உருவாக்கும்.',
    },
    next: {
      en: 'Use one print() for each line.',
      ta: 'ஒவ்வொரு வரிக்கும் ஒரு print() எழுது.',
    },
  },
  'OUT-SPLIT-LINES': {
    text: {
      en: 'The words are right, but they stand in several lines. They belong in one line.',
      ta: 'சொற்கள் சரி; ஆனால் அவை பல வரிகளில் உள்ளன. அவை ஒரே வரியில் வர வேண்டும்.',
    },
    next: {
      en: 'Put the pieces into one print() and write commas between them.',
      ta: 'பகுதிகளை ஒரே print() உள்ளே இட்டு, இடையில் காற்புள்ளிகள் எழுது.',
    },
  },
  'OUT-SWAPPED': {
    text: {
      en: 'Two answers have changed places. Each one comes where the other belongs.',
      ta: 'இரண்டு விடைகள் இடம் மாறியுள்ளன. ஒன்று வர வேண்டிய இடத்தில் மற்றது வருகிறது.',
    },
    next: {
      en: 'Check the sign in your condition: < or >, == or !=.',
      ta: 'உன் நிபந்தனையில் உள்ள குறியைச் சரிபார்: < அல்லது >, == அல்லது !=.',
    },
  },
  'OUT-ORDER': {
    text: {
      en: 'All lines are there. Only their order is different.',
      ta: 'எல்லா வரிகளும் உள்ளன. அவற்றின் வரிசை மட்டும் வேறு.',
    },
    next: {
      en: 'Python runs from top to bottom. Move the print() lines.',
      ta: 'Python மேலிருந்து கீழாக இயங்கும். print() வரிகளை இடம் மாற்று.',
    },
  },
  'OUT-OFF-BY-ONE': {
    text: {
      en: 'You count one too few or one too many. range() stops before its last number.',
      ta: 'நீ ஒன்று குறைவாகவோ ஒன்று அதிகமாகவோ எண்ணுகிறாய். range() கடைசி எண்ணுக்கு முன்பே நின்றுவிடும்.',
    },
    next: {
      en: 'Check the first and the last number. Is a + 1 missing? Should < be <=?',
      ta: 'முதல் எண்ணையும் கடைசி எண்ணையும் பார். + 1 விடுபட்டதா? < என்பது <= ஆக வேண்டுமா?',
    },
    instead: [
      {
        without: 'loop',
        text: {
          en: 'The numbers go up as they should. But you start or stop at another number.',
          ta: 'எண்கள் சரியாக ஏறுகின்றன. ஆனால் நீ வேறோர் எண்ணில் தொடங்குகிறாய் அல்லது முடிக்கிறாய்.',
        },
        next: {
          en: 'Compare the first and the last number with the expected output.',
          ta: 'முதல் எண்ணையும் கடைசி எண்ணையும் எதிர்பார்க்கும் வெளியீட்டுடன் ஒப்பிடு.',
        },
      },
      {
        without: 'range',
        text: {
          en: 'You count one too few or one too many.',
          ta: 'நீ ஒன்று குறைவாகவோ ஒன்று அதிகமாகவோ எண்ணுகிறாய்.',
        },
        next: {
          en: 'Check the first and the last number. Should < be <=? Do you print before you count?',
          ta: 'முதல் எண்ணையும் கடைசி எண்ணையும் பார். < என்பது <= ஆக வேண்டுமா? எண்ணும் முன்பே அச்சிடுகிறாயா?',
        },
      },
    ],
  },
  'OUT-REPEATED': {
    text: {
      en: 'Some lines come too often. Perhaps a print() stands inside the loop and belongs after it.',
      ta: 'சில வரிகள் பல முறை வருகின்றன. மடக்குக்குப் பின் வர வேண்டிய print() அதன் உள்ளே இருக்கலாம்.',
    },
    next: {
      en: 'Look at the spaces at the start of the print() line.',
      ta: 'print() வரியின் தொடக்கத்தில் உள்ள இடைவெளிகளைப் பார்.',
    },
    instead: [
      {
        without: 'loop',
        text: {
          en: 'All the lines are there. But one comes more often than it should.',
          ta: 'எல்லா வரிகளும் உள்ளன. ஆனால் ஒன்று தேவைக்கு அதிகமாக வருகிறது.',
        },
        next: {
          en: 'Find the line that comes twice and remove one of the two.',
          ta: 'இரு முறை வரும் வரியைக் கண்டுபிடித்து, ஒன்றை நீக்கு.',
        },
      },
    ],
  },
  'OUT-EXTRA-LINES': {
    text: {
      en: 'The expected lines are there. But your output has more lines.',
      ta: 'எதிர்பார்க்கும் வரிகள் உள்ளன. ஆனால் உன் வெளியீட்டில் வேறு வரிகளும் உள்ளன.',
    },
    next: {
      en: 'Remove each print() that the task does not ask for.',
      ta: 'வினா கேட்காத print() வரிகளை நீக்கு.',
    },
  },
  'OUT-ROUNDS-FEW': {
    text: {
      en: 'The rounds of your loop look right, but there are too few.',
      ta: 'மடக்கின் சுற்றுகள் சரியாக உள்ளன; ஆனால் போதவில்லை.',
    },
    next: {
      en: 'When does the loop stop? Follow it with a pencil, round by round.',
      ta: 'மடக்கு எப்போது நிற்கிறது? தாளில் ஒவ்வொரு சுற்றாக எழுதிப் பார்.',
    },
  },
  'OUT-ROUNDS-MANY': {
    text: {
      en: 'The rounds of your loop look right, but there are too many.',
      ta: 'மடக்கின் சுற்றுகள் சரியாக உள்ளன; ஆனால் தேவைக்கு அதிகம்.',
    },
    next: {
      en: 'When should the loop stop? Follow it with a pencil, round by round.',
      ta: 'மடக்கு எப்போது நிற்க வேண்டும்? தாளில் ஒவ்வொரு சுற்றாக எழுதிப் பார்.',
    },
  },
  'OUT-OTHER-BRANCH': {
    text: {
      en: 'With these values your program took another way than it should.',
      ta: 'இந்த மதிப்புகளுக்கு உன் நிரல் வேறு வழியில் சென்றுவிட்டது.',
    },
    next: {
      en: 'Try the values in each condition, from top to bottom. Which one is True first?',
      ta: 'மேலிருந்து கீழாக ஒவ்வொரு நிபந்தனையிலும் மதிப்புகளை இட்டுப் பார். முதலில் எது True ஆகிறது?',
    },
  },
  'OUT-UNREAD': {
    text: {
      en: 'Your program stopped too early. It did not read all the input lines.',
      ta: 'உன் நிரல் முன்கூட்டியே நின்றுவிட்டது. எல்லா உள்ளீட்டு வரிகளையும் அது படிக்கவில்லை.',
    },
    next: {
      en: 'Count the input() calls. Perhaps the loop stops too early.',
      ta: 'input() எத்தனை முறை வருகிறது என்று எண்ணு. மடக்கு முன்கூட்டியே நிற்கலாம்.',
    },
    instead: [
      {
        without: 'loop',
        text: {
          en: 'Your program did not read all the input lines.',
          ta: 'உன் நிரல் எல்லா உள்ளீட்டு வரிகளையும் படிக்கவில்லை.',
        },
        next: {
          en: 'Read each line with an input() of its own.',
          ta: 'ஒவ்வொரு வரியையும் தனி input() மூலம் படி.',
        },
      },
    ],
  },
  'OUT-MISSING-LINES': {
    text: {
      en: 'The lines that you show are right. But some lines are missing.',
      ta: 'நீ காட்டும் வரிகள் சரி. ஆனால் சில வரிகள் விடுபட்டுள்ளன.',
    },
    next: {
      en: 'Check that Python gets to every print(), and often enough.',
      ta: 'ஒவ்வொரு print() வரியும் போதிய முறை இயங்குகிறதா என்று பார்.',
    },
    instead: [
      {
        without: 'condition',
        text: {
          en: 'The lines that you show are right. But some lines are missing.',
          ta: 'நீ காட்டும் வரிகள் சரி. ஆனால் சில வரிகள் விடுபட்டுள்ளன.',
        },
        next: {
          en: 'Which line is missing? Add a print() for it.',
          ta: 'எந்த வரி இல்லை? அதற்கு ஒரு print() சேர்.',
        },
      },
    ],
  },
  'OUT-SOME-LINES': {
    text: {
      en: 'Part of your output is right. Line {n} of the output is the first that is different.',
      ta: 'வெளியீட்டின் ஒரு பகுதி சரி. வெளியீட்டின் {n} ஆம் வரிதான் முதலில் வேறுபடுகிறது.',
    },
    next: {
      en: 'Find the place in your program that makes this line.',
      ta: 'இந்த வரியை உருவாக்கும் இடத்தை உன் நிரலில் கண்டுபிடி.',
    },
  },
  'OUT-OTHER': {
    text: {
      en: 'Your program runs. But its output is not the expected one.',
      ta: 'உன் நிரல் இயங்குகிறது. ஆனால் எதிர்பார்த்த வெளியீடு வரவில்லை.',
    },
    next: {
      en: 'Read the task again. Then look at the first line that is different.',
      ta: 'வினாவை மீண்டும் படி. பிறகு முதலில் வேறுபடும் வரியைப் பார்.',
    },
  },
} as const satisfies Record<string, MismatchText>;
