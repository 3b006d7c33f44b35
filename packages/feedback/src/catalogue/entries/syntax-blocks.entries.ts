import type { CatalogueEntry } from '../entry.ts';

/** Lines that open a block, and conditions. */
export const syntaxBlocksEntries: readonly CatalogueEntry[] = [
  {
    id: 'SYN-ELSE-IF',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'/u,
    condition: 'lineElseIf',
    vars: [],
    text: {
      en: 'In Python else if is written as one word: elif. It comes between if and else.',
      ta: 'Python-இல் else if என்பதை elif என்று ஒரே சொல்லாக எழுத வேண்டும். அது if-க்கும் else-க்கும் இடையில் வரும்.',
    },
    next: { en: 'Write elif instead of else if.', ta: 'else if என்பதற்குப் பதிலாக elif என்று எழுது.' },
    sample: {
      source: 'x = 2\nif x > 3:\n    print(1)\nelse if x > 1:\n    print(2)',
      inputs: [],
      message: "SyntaxError: expected ':'",
    },
  },
  {
    id: 'SYN-ELSE-CONDITION',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'/u,
    condition: 'lineElseCondition',
    vars: [],
    text: {
      en: 'else has no condition, because it means: in all other cases. Only if and elif have a condition.',
      ta: "else-க்கு நிபந்தனை கிடையாது; அது 'மற்ற எல்லா நிலைகளிலும்' என்று பொருள்படும். if, elif ஆகியவற்றுக்கே நிபந்தனை உண்டு.",
    },
    next: {
      en: 'Write else: without a condition, or use elif.',
      ta: 'நிபந்தனை இல்லாமல் else: என்று எழுது, அல்லது elif பயன்படுத்து.',
    },
    sample: {
      source: 'x = 1\nif x > 3:\n    print(1)\nelse x < 3:\n    print(2)',
      inputs: [],
      message: "SyntaxError: expected ':'",
    },
  },
  {
    id: 'SYN-COLON',
    exception: /^(?:SyntaxError)$/u,
    message: /expected ':'|invalid syntax/u,
    condition: 'lineWithoutColon',
    vars: ['line'],
    text: {
      en: 'The colon : at the end of line {line} is missing. Lines with if, elif, else, for, while, def, try and except end with a colon.',
      ta: '{line} ஆம் வரியின் முடிவில் முக்காற்புள்ளி : இல்லை. if, elif, else, for, while, def, try, except வரிகள் : குறியுடன் முடியும்.',
    },
    next: { en: 'Add : at the end of the line.', ta: 'வரியின் முடிவில் : சேர்.' },
    sample: { source: 'x = 3\nif x > 2\n    print(x)', inputs: [], message: "SyntaxError: expected ':'" },
  },
  {
    id: 'SYN-EQ-IN-CONDITION',
    exception: /^(?:SyntaxError)$/u,
    message: /Maybe you meant '==' or ':=' instead of '='|cannot assign to|invalid syntax/u,
    condition: 'equalsInCondition',
    vars: [],
    text: {
      en: 'One = stores a value, two == compare. A condition needs ==.',
      ta: 'ஒரு = குறி மதிப்பைச் சேமிக்கும்; இரண்டு == குறிகள் ஒப்பிடும். நிபந்தனையில் == வேண்டும்.',
    },
    next: { en: 'Write == in the condition.', ta: 'நிபந்தனையில் == என்று எழுது.' },
    sample: {
      source: 'age = 12\nif age = 12:\n    print(1)',
      inputs: [],
      message: "SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
    },
  },
];
