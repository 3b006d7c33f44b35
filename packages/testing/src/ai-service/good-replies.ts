/** An exercise as a well-behaved AI service answers it. */
export type GoodReply = {
  is_possible: boolean;
  title: { en: string; ta: string };
  statement: { en: string; ta: string };
  skills: string[];
  starter_code: string;
  reference_solution: string;
  tests: { stdin: string; is_hidden: boolean; is_border: boolean }[];
  mistakes: { program: string; hint: { en: string; ta: string } }[];
  hints: { en: string; ta: string }[];
};

/** Returns a correct exercise; the number decides what it asks. */
export function goodReply(number: number): GoodReply {
  const make = kinds[number % kinds.length] ?? totalOfTwo;
  return make(2 + (Math.floor(number / kinds.length) % 90));
}

const kinds = [totalOfTwo, largerOfTwo, sumUpTo] as const;

const twoNumbers = 'a = int(input())\nb = int(input())\n';
const twoHints = [
  { en: 'Which two lines does the program read?', ta: 'நிரல் எந்த இரண்டு வரிகளைப் படிக்கிறது?' },
  { en: 'Turn each line into a whole number with `int`.', ta: '`int` கொண்டு ஒவ்வொரு வரியையும் முழு எண் ஆக்கு.' },
];

function totalOfTwo(times: number): GoodReply {
  const program = (expression: string): string => `${twoNumbers}print("Total:", ${expression})\n`;
  return {
    is_possible: true,
    title: { en: 'Points of two rounds', ta: 'இரண்டு சுற்றுகளின் புள்ளிகள்' },
    statement: {
      en: `Read two whole numbers, one in each line. In the second round every point counts ${times} times. Show the word \`Total:\` and the points of both rounds.`,
      ta: `ஒவ்வொரு வரியிலும் ஒன்றாக இரண்டு முழு எண்களைப் படி. இரண்டாம் சுற்றில் ஒவ்வொரு புள்ளியும் ${times} முறை கணக்கிடப்படும். \`Total:\` என்ற சொல்லையும் இரண்டு சுற்றுகளின் புள்ளிகளையும் காட்டு.`,
    },
    skills: ['arithmetic', 'read-input'],
    starter_code: '',
    reference_solution: program(`a + b * ${times}`),
    tests: pairs('3\n4', '10\n1', '7\n2', '1\n9', '20\n30', '0\n0'),
    mistakes: [
      {
        program: program(`(a + b) * ${times}`),
        hint: { en: 'Only the second round counts more.', ta: 'இரண்டாம் சுற்று மட்டும் கூடுதலாகக் கணக்கிடப்படும்.' },
      },
    ],
    hints: [
      ...twoHints,
      { en: 'Multiply the second number first, then add.', ta: 'முதலில் இரண்டாம் எண்ணைப் பெருக்கு, பிறகு கூட்டு.' },
    ],
  };
}

function largerOfTwo(more: number): GoodReply {
  const program = (sign: string): string =>
    `${twoNumbers}if a ${sign} b:\n    print("Larger:", a + ${more})\nelse:\n    print("Larger:", b + ${more})\n`;
  return {
    is_possible: true,
    title: { en: 'The larger basket', ta: 'பெரிய கூடை' },
    statement: {
      en: `Two baskets hold mangoes. Read how many each one holds, one whole number in each line. Put ${more} more into the larger basket. Show \`Larger:\` and how many it holds now.`,
      ta: `இரண்டு கூடைகளில் மாம்பழங்கள் உள்ளன. ஒவ்வொரு வரியிலும் ஒரு முழு எண்ணாக அவற்றைப் படி. பெரிய கூடையில் இன்னும் ${more} போடு. \`Larger:\` என்பதையும் இப்போது அதில் எத்தனை உள்ளன என்பதையும் காட்டு.`,
    },
    skills: ['comparisons', 'if-else'],
    starter_code: '',
    reference_solution: program('>'),
    tests: pairs('3\n4', '10\n1', '7\n2', '1\n9', '20\n30', '5\n5'),
    mistakes: [
      {
        program: program('<'),
        hint: { en: 'Look at the sign between the two numbers.', ta: 'இரண்டு எண்களுக்கு இடையே உள்ள குறியைப் பார்.' },
      },
    ],
    hints: [
      ...twoHints,
      { en: 'Compare with `if` and add in both ways.', ta: '`if` கொண்டு ஒப்பிட்டு இரண்டு வழியிலும் கூட்டு.' },
    ],
  };
}

function sumUpTo(step: number): GoodReply {
  const program = (end: string): string =>
    `n = int(input())\ntotal = 0\nfor day in range(1, ${end}):\n    total = total + day * ${step}\nprint("Saved:", total)\n`;
  return {
    is_possible: true,
    title: { en: 'Saving day by day', ta: 'நாள்தோறும் சேமித்தல்' },
    statement: {
      en: `On day 1 a child saves Rs ${step}, and each day Rs ${step} more than on the day before. Read the number of days. Show \`Saved:\` and all the money.`,
      ta: `ஒரு குழந்தை நாள் 1 அன்று ரூ ${step} சேமிக்கிறது; ஒவ்வொரு நாளும் முந்தைய நாளைவிட ரூ ${step} கூடுதலாகச் சேமிக்கிறது. நாட்களின் எண்ணிக்கையைப் படி. \`Saved:\` என்பதையும் மொத்தப் பணத்தையும் காட்டு.`,
    },
    skills: ['for-range', 'count-and-sum'],
    starter_code: '',
    reference_solution: program('n + 1'),
    tests: pairs('3', '5', '10', '7', '2', '1'),
    mistakes: [
      {
        program: program('n'),
        hint: { en: 'The last day is missing.', ta: 'கடைசி நாள் விடுபட்டுள்ளது.' },
      },
    ],
    hints: [
      { en: 'What does the child save on each day?', ta: 'குழந்தை ஒவ்வொரு நாளும் எவ்வளவு சேமிக்கிறது?' },
      { en: 'Go through the days with `for` and `range`.', ta: '`for`, `range` கொண்டு நாட்களைக் கடந்து செல்.' },
      { en: 'Add the money of each day to a total.', ta: 'ஒவ்வொரு நாளின் பணத்தையும் மொத்தத்துடன் கூட்டு.' },
    ],
  };
}

/** The first two are visible, the others hidden; the last is a border case. */
function pairs(...inputs: string[]): GoodReply['tests'] {
  return inputs.map((stdin, index) => ({
    stdin,
    is_hidden: index >= 2,
    is_border: index === inputs.length - 1,
  }));
}
