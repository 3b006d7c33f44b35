import { type Bilingual, type ExpectedCase, localized } from '@python-learning/domain';
import { texts } from '../texts.ts';

/** Rule 10: adds an example to the text, taken from a real run of the solution. */
export function withExample(statement: Bilingual, cases: readonly ExpectedCase[]): Bilingual {
  const shown = cases.find(({ visible, call }) => visible && call === null);
  const calls = cases.filter(({ visible, call }) => visible && call !== null);
  const blocks = [...(shown === undefined ? [] : [ofProgram(shown)]), ...calls.map(ofCall)];
  return localized((language) =>
    [statement[language].trim(), ...blocks.map((block) => block[language])].join('\n\n'),
  );
}

function ofProgram({ inputs, stdout }: ExpectedCase): Bilingual {
  const output = fenced(stdout);
  const [input] = inputs;
  if (input === undefined) return filled(texts.examples.output, { output });
  if (inputs.length === 1) return filled(texts.examples.outputOfInput, { input, output });
  return filled(texts.examples.outputOfLines, { lines: fenced(inputs.join('\n')), output });
}

function ofCall({ call, result }: ExpectedCase): Bilingual {
  return filled(texts.examples.call, { call: `${call}`, result: `${result}` });
}

function fenced(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}

function filled(text: Bilingual, values: Readonly<Record<string, string>>): Bilingual {
  return localized((language) =>
    text[language].replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap),
  );
}
