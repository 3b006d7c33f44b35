import type { CatalogueEntry } from '../entry.ts';

/** Lines that open a block, and conditions. */
export const syntaxBlocksEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-ELSE-IF',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'|invalid syntax/u,
    condition: 'lineElseIf',
    vars: [],
    text: {
      en: 'In Python else if is written as one word: elif. It comes between if and else.',
      ta: 'Python-இல் else if என்பதை elif என்று ஒரே சொல்லாக எழுத வேண்டும். அது if-க்கும் else-க்கும் இடையில் வரும்.',
    },
    next: { en: 'Write elif instead of else if.', ta: 'else if என்பதற்குப் பதிலாக elif என்று எழுது.' },
    instead: [
      {
        before: 6,
        text: {
          en: 'Python cannot read else and if in one line.',
          ta: 'else, if இரண்டும் ஒரே வரியில் இருந்தால் Python-ஆல் படிக்க முடியாது.',
        },
        next: {
          en: 'Write else: alone. A second if gets a line of its own.',
          ta: 'else: என்று மட்டும் எழுது. இரண்டாவது if-க்குத் தனி வரி கொடு.',
        },
      },
    ],
  },
  {
    id: 'SYN-ELSE-CONDITION',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'/u,
    condition: 'lineElseCondition',
    vars: [],
    text: {
      en: 'else has no condition. It means: in all other cases.',
      ta: "else-க்கு நிபந்தனை கிடையாது. 'மற்ற எல்லா நிலைகளிலும்' என்பதே அதன் பொருள்.",
    },
    next: {
      en: 'Write else: alone, or elif with the condition.',
      ta: 'else: என்று மட்டும் எழுது; அல்லது நிபந்தனையுடன் elif எழுது.',
    },
    instead: [
      {
        before: 6,
        text: {
          en: 'else has no condition. It means: in all other cases.',
          ta: "else-க்கு நிபந்தனை கிடையாது. 'மற்ற எல்லா நிலைகளிலும்' என்பதே அதன் பொருள்.",
        },
        next: { en: 'Write else: alone.', ta: 'else: என்று மட்டும் எழுது.' },
      },
    ],
  },
  {
    id: 'SYN-ELSE-SAME-LINE',
    exception: /^(?:SyntaxError)$/u,
    message: /^invalid syntax/u,
    condition: 'elseBehindIf',
    vars: ['line', 'word'],
    text: {
      en: 'In line {line} if and {word} stand in one line. Each of them needs a line of its own.',
      ta: '{line} ஆம் வரியில் if, {word} இரண்டும் ஒரே வரியில் உள்ளன. ஒவ்வொன்றுக்கும் தனி வரி வேண்டும்.',
    },
    next: { en: 'Start a new line before {word}.', ta: '{word}-க்கு முன் புதிய வரியைத் தொடங்கு.' },
  },
  {
    id: 'SYN-COLON',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'|invalid syntax/u,
    condition: 'lineWithoutColon',
    vars: ['line'],
    text: {
      en: 'Line {line} opens a block. So it must end with a colon :',
      ta: '{line} ஆம் வரி ஒரு தொகுதியைத் தொடங்குகிறது. எனவே அது முக்காற்புள்ளி : உடன் முடிய வேண்டும்.',
    },
    next: { en: 'Add : at the end of the line.', ta: 'வரியின் முடிவில் : சேர்.' },
  },
  {
    id: 'SYN-EQ-IN-CONDITION',
    exception: /^(?:SyntaxError)$/u,
    message: /Maybe you meant '==' or ':=' instead of '='|cannot assign to|invalid syntax/u,
    condition: 'equalsInCondition',
    vars: ['line'],
    text: {
      en: 'One = stores a value. To compare two values you need ==.',
      ta: 'ஒரு = மதிப்பைச் சேமிக்கும். இரண்டு மதிப்புகளை ஒப்பிட == வேண்டும்.',
    },
    next: { en: 'Write == in line {line}.', ta: '{line} ஆம் வரியில் == என்று எழுது.' },
  },
];
