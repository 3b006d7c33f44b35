import type { Bilingual, ExpectedCase } from '@python-learning/domain';

/** Rule 10: adds an example to the text, taken from a real run of the solution. */
export function withExample(statement: Bilingual, cases: readonly ExpectedCase[]): Bilingual {
  const shown = cases.find(({ visible, call }) => visible && call === null);
  const calls = cases.filter(({ visible, call }) => visible && call !== null);
  const blocks = [...(shown === undefined ? [] : [ofProgram(shown)]), ...calls.map(ofCall)];
  return {
    en: [statement.en.trim(), ...blocks.map(({ en }) => en)].join('\n\n'),
    ta: [statement.ta.trim(), ...blocks.map(({ ta }) => ta)].join('\n\n'),
  };
}

function ofProgram({ inputs, stdout }: ExpectedCase): Bilingual {
  const output = `\`\`\`\n${stdout}\n\`\`\``;
  const [first] = inputs;
  if (first === undefined) {
    return { en: `The program shows:\n\n${output}`, ta: `நிரல் இப்படிக் காட்ட வேண்டும்:\n\n${output}` };
  }
  if (inputs.length === 1) {
    return {
      en: `For the input \`${first}\` the program shows:\n\n${output}`,
      ta: `உள்ளீடு \`${first}\` ஆக இருந்தால், நிரல் இப்படிக் காட்ட வேண்டும்:\n\n${output}`,
    };
  }
  const lines = `\`\`\`\n${inputs.join('\n')}\n\`\`\``;
  return {
    en: `For these lines of input\n\n${lines}\n\nthe program shows:\n\n${output}`,
    ta: `இந்த உள்ளீட்டு வரிகளுக்கு\n\n${lines}\n\nநிரல் இப்படிக் காட்ட வேண்டும்:\n\n${output}`,
  };
}

function ofCall({ call, result }: ExpectedCase): Bilingual {
  return { en: `\`${call}\` gives \`${result}\`.`, ta: `\`${call}\` தரும் மதிப்பு \`${result}\`.` };
}
