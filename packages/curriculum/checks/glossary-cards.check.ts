import { languages } from '@python-learning/domain';
import type { Content, Located } from '../src/content.ts';
import type { Fault } from '../src/fault.ts';
import type { GlossaryTerm } from '../src/glossary.schema.ts';
import { findTermOf } from '../src/terms-of-milestone.ts';
import { type Check, faultAt } from './check.ts';
import type { ProgramRunner } from './program-runner.ts';

const maxLines = 2;

export const glossaryCardsCheck: Check = {
  promise:
    'every example of the glossary runs, no word leads to two terms, and milestones teach words of the glossary',
  ofTheWholeCourse: true,
  run: async ({ content, programRunner }) => {
    const { glossary } = content;
    if (glossary === null) return [];
    return [
      ...faultsOfWords(glossary),
      ...(await faultsOfExamples(glossary, programRunner)),
      ...unknownWords(content, glossary.value),
    ];
  },
};

type Glossary = Located<readonly GlossaryTerm[]>;

function faultsOfWords(glossary: Glossary): Fault[] {
  return languages.flatMap((language) => {
    const seen = new Map<string, string>();
    return glossary.value.flatMap(({ words, term }, index) =>
      words[language].flatMap((word) => {
        const first = seen.get(word);
        if (first === undefined) seen.set(word, term.en);
        return first === undefined
          ? []
          : [faultAt(glossary, [index, 'words'], `words.${language}: ${word} stands for "${first}" already`)];
      }),
    );
  });
}

async function faultsOfExamples(glossary: Glossary, programRunner: ProgramRunner): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [index, { example }] of glossary.value.entries()) {
    if (example === null) continue;
    const at = (message: string) => faults.push(faultAt(glossary, [index, 'example'], `example: ${message}`));
    const lines = example.split('\n').length;
    if (lines > maxLines) at(`has ${lines} lines, a card has room for ${maxLines}`);
    const { kind, exception } = await programRunner.show(example, ['Nila']);
    if (kind !== 'finished') at(`does not run: ${exception?.message ?? kind}`);
  }
  return faults;
}

function unknownWords({ milestones }: Content, terms: readonly GlossaryTerm[]): Fault[] {
  return milestones.flatMap(({ milestone }) =>
    milestone.value.words.flatMap((word, index) =>
      findTermOf(word, terms) === null
        ? [faultAt(milestone, ['words', index], `words: ${word.en} / ${word.ta} is no term of the glossary`)]
        : [],
    ),
  );
}
