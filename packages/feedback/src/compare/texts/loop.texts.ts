import type { MismatchText } from '../mismatch.ts';

/** Texts about conditions and loops that run, but not as intended. */
export const loopTexts = {
  'OUT-RANGE-EMPTY': {
    text: {
      en: 'In line {line} range() gives no number at all. So the loop has no round.',
      ta: '{line} ஆம் வரியில் range() எந்த எண்ணையும் தருவதில்லை. எனவே மடக்கு ஒரு சுற்றும் ஓடாது.',
    },
    next: {
      en: 'Two numbers need a comma. To count down, add a step: range(5, 0, -1)',
      ta: 'இரண்டு எண்களுக்கு நடுவில் காற்புள்ளி வேண்டும். இறங்கு வரிசையில் எண்ண -1 சேர்: range(5, 0, -1)',
    },
  },
  'OUT-COUNT-TURNED': {
    text: {
      en: 'Your numbers go the other way: up instead of down, or down instead of up.',
      ta: 'உன் எண்கள் எதிர்த் திசையில் செல்கின்றன: ஏற வேண்டியவை இறங்குகின்றன, அல்லது இறங்க வேண்டியவை ஏறுகின்றன.',
    },
    next: {
      en: 'In which line does the count change? Should it add 1 or take 1 away?',
      ta: 'எண்ணிக்கை எந்த வரியில் மாறுகிறது? 1 கூட வேண்டுமா, 1 குறைய வேண்டுமா?',
    },
  },
  'OUT-RESET-INSIDE': {
    text: {
      en: 'Line {n} stands inside the loop. So {name} becomes {value} again in every round.',
      ta: '{n} ஆம் வரி மடக்கின் உள்ளே உள்ளது. எனவே ஒவ்வொரு சுற்றிலும் {name} மீண்டும் {value} ஆகிறது.',
    },
    next: {
      en: 'Move line {n} up, above the loop.',
      ta: '{n} ஆம் வரியை மடக்குக்கு மேலே நகர்த்து.',
    },
  },
  'OUT-RETURN-INSIDE': {
    text: {
      en: 'The return in line {n} stands inside the loop. So the function ends in the first round.',
      ta: '{n} ஆம் வரியின் return மடக்கின் உள்ளே உள்ளது. எனவே செயற்கூறு முதல் சுற்றிலேயே முடிகிறது.',
    },
    next: {
      en: 'Move it to the left, so that it comes after the loop.',
      ta: 'மடக்குக்குப் பின் வரும்படி அதை இடப்பக்கம் நகர்த்து.',
    },
  },
  'OUT-SLICE-END': {
    text: {
      en: 'Line {n} takes a piece with [ : ]. Such a piece stops before its second number.',
      ta: '{n} ஆம் வரி [ : ] கொண்டு ஒரு பகுதியை எடுக்கிறது. அது இரண்டாவது எண்ணுக்கு முன்பே நின்றுவிடும்.',
    },
    next: {
      en: 'Count from 0: word[0:3] takes the letters 0, 1 and 2.',
      ta: '0-இலிருந்து எண்ணு: word[0:3] என்பது 0, 1, 2 ஆம் எழுத்துகளை எடுக்கும்.',
    },
  },
  'OUT-IF-CHAIN': {
    text: {
      en: 'Line {n} is an if of its own. So Python checks it even when the if above was True.',
      ta: '{n} ஆம் வரி தனி if. எனவே மேலே உள்ள if True ஆனாலும் Python இதையும் சரிபார்க்கிறது.',
    },
    next: {
      en: 'Write elif in line {n}: then only one of them can run.',
      ta: '{n} ஆம் வரியில் elif எழுது: அப்போது ஒன்று மட்டுமே இயங்கும்.',
    },
    instead: [
      {
        before: 6,
        text: {
          en: 'Line {n} is an if of its own. So Python checks it even when the if above was True.',
          ta: '{n} ஆம் வரி தனி if. எனவே மேலே உள்ள if True ஆனாலும் Python இதையும் சரிபார்க்கிறது.',
        },
        next: {
          en: 'Perhaps else: is enough in line {n}.',
          ta: '{n} ஆம் வரியில் else: போதுமா என்று பார்.',
        },
      },
    ],
  },
  'OUT-NEVER-EQUAL': {
    text: {
      en: 'Line {n} compares {name} with {value}. One is text and one is a number, so they are never equal.',
      ta: '{n} ஆம் வரி {name}-ஐயும் {value}-ஐயும் ஒப்பிடுகிறது. ஒன்று உரை, ஒன்று எண்; எனவே அவை ஒருபோதும் சமம் ஆகாது.',
    },
    next: {
      en: 'Make both text, or make both numbers.',
      ta: 'இரண்டையும் உரையாக்கு, அல்லது இரண்டையும் எண்ணாக்கு.',
    },
  },
} as const satisfies Record<string, MismatchText>;
