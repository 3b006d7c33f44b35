import { type Bilingual, localized } from '@python-learning/domain';

/** What is said of a line that is not the wrong one. */
export const compareTexts = {
  output: {
    en: 'This line is right. Compare both outputs: where do they differ first? Which line shows that?',
    ta: 'இந்த வரி சரி. இரண்டு வெளியீடுகளையும் ஒப்பிட்டுப் பார். முதலில் எங்கே வேறுபடுகின்றன? அதைக் காட்டும் வரி எது?',
  },
  error: {
    en: 'This line is right. Read the message of Python again: which word or sign does it name?',
    ta: 'இந்த வரி சரி. Python சொல்வதை மீண்டும் படி. எந்தச் சொல்லை அல்லது குறியைப் பற்றிச் சொல்கிறது?',
  },
} as const satisfies Record<string, Bilingual>;

/** What is said of a wrong order of the right lines. */
export const orderTexts = {
  blocks: {
    en: 'You have the right lines. But their order is wrong. Which line must be right above the lines with spaces?',
    ta: 'சரியான வரிகளைத்தான் எடுத்தாய். ஆனால் வரிசை சரியில்லை. உள்ளே தள்ளி எழுதிய வரிகளுக்கு மேலே எந்த வரி வர வேண்டும்?',
  },
  steps: {
    en: 'You have the right lines. But their order is wrong. Python starts at the top: what does it need first?',
    ta: 'சரியான வரிகளைத்தான் எடுத்தாய். ஆனால் வரிசை சரியில்லை. Python மேலிருந்து தொடங்கும். அதற்கு முதலில் எது தேவை?',
  },
} as const satisfies Record<string, Bilingual>;

type Sentence = { construct: string; text: Bilingual };

/** Why lines stand in their order, for the first of these constructs that a program has. */
const ordersBy: readonly Sentence[] = [
  {
    construct: 'def',
    text: {
      en: 'Right. A function is defined first. The lines with spaces belong to it.',
      ta: 'சரி! முதலில் செயற்கூறை எழுதுகிறோம். உள்ளே தள்ளி எழுதிய வரிகள் அதைச் சேர்ந்தவை.',
    },
  },
  {
    construct: 'while',
    text: {
      en: 'Right. The lines with spaces are repeated. What they need is stored before the loop.',
      ta: 'சரி! உள்ளே தள்ளி எழுதிய வரிகள் மீண்டும் மீண்டும் இயங்கும். அவற்றுக்குத் தேவையானதை மடக்குக்கு முன்பே சேமிக்கிறோம்.',
    },
  },
  {
    construct: 'for',
    text: {
      en: 'Right. The lines with spaces run once for each value. The other lines run only once.',
      ta: 'சரி! உள்ளே தள்ளி எழுதிய வரிகள் ஒவ்வொரு மதிப்புக்கும் ஒரு தடவை இயங்கும். மற்ற வரிகள் ஒரு தடவை மட்டும் இயங்கும்.',
    },
  },
  {
    construct: 'if',
    text: {
      en: 'Right. Below each condition come the lines that run if it is true.',
      ta: 'சரி! நிபந்தனை சரி என்றால் இயங்க வேண்டிய வரிகள் அதற்குக் கீழே வருகின்றன.',
    },
  },
  {
    construct: 'x = ...',
    text: {
      en: 'Right. A value is stored first. After that the program can use it.',
      ta: 'சரி! முதலில் மதிப்பைச் சேமிக்கிறோம். பிறகுதான் நிரல் அதைப் பயன்படுத்த முடியும்.',
    },
  },
];

const topToBottom: Bilingual = {
  en: 'Right. Python starts at the top and runs line by line.',
  ta: 'சரி! Python மேலிருந்து தொடங்கி, ஒவ்வொரு வரியாக இயக்கும்.',
};

/** Why the lines of a program with these constructs are in their order. */
export function whyOrder(constructs: readonly string[]): Bilingual {
  return textFor(ordersBy, constructs);
}

/** How a program runs, for the first of these constructs that it has. */
const runsBy: readonly Sentence[] = [
  {
    construct: 'while',
    text: {
      en: 'Right. The loop runs as long as its condition is true.',
      ta: 'சரி! நிபந்தனை சரியாக இருக்கும் வரை மடக்கு ஓடும்.',
    },
  },
  {
    construct: 'for',
    text: {
      en: 'Right. The loop runs its lines once for each value.',
      ta: 'சரி! மடக்கு தன் வரிகளை ஒவ்வொரு மதிப்புக்கும் ஒரு தடவை இயக்கும்.',
    },
  },
  {
    construct: 'if',
    text: {
      en: 'Right. Only the lines below the first condition that is true are run.',
      ta: 'சரி! எந்த நிபந்தனை முதலில் பொருந்துகிறதோ, அதற்குக் கீழே உள்ள வரிகள் மட்டும் இயங்கும்.',
    },
  },
  {
    construct: 'def',
    text: {
      en: 'Right. The lines of a function run when the program calls it.',
      ta: 'சரி! நிரல் அழைக்கும்போதுதான் செயற்கூறின் வரிகள் இயங்கும்.',
    },
  },
  {
    construct: 'x = ...',
    text: {
      en: 'Right. A variable keeps the value that was stored in it last.',
      ta: 'சரி! மாறியில் கடைசியாகச் சேமித்த மதிப்புதான் இருக்கும்.',
    },
  },
];

/** How a program with these constructs comes to its output. */
export function howItRuns(constructs: readonly string[]): Bilingual {
  return textFor(runsBy, constructs);
}

function textFor(sentences: readonly Sentence[], constructs: readonly string[]): Bilingual {
  return sentences.find(({ construct }) => constructs.includes(construct))?.text ?? topToBottom;
}

/** Says with which other line a program would show an output. `line` counts from 1. */
export function lineInstead(line: number, text: string): Bilingual {
  return localized(
    (language) =>
      ({
        en: `The program would show this if line ${line} were: ${text}`,
        ta: `${line} ஆம் வரி இப்படி இருந்தால் இந்த விடை வரும்: ${text}`,
      })[language],
  );
}

/** Says that a piece fills its gap. */
export function rightPiece(text: string): Bilingual {
  return localized(
    (language) =>
      ({
        en: `Right. With ${text} the program shows what it must show.`,
        ta: `சரி! ${text} இருந்தால், நிரல் காட்ட வேண்டியதைக் காட்டும்.`,
      })[language],
  );
}
