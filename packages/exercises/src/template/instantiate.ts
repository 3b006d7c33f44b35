import type { Bilingual } from '@python-learning/domain';
import { isWritten } from '@python-learning/domain';
import type { CandidateMistake, ExerciseCandidate } from '../exercise.ts';
import type { Person } from '../pools.ts';
import type { RandomDraws } from '../random-draws.ts';
import { buildCases } from './build-cases.ts';
import { fill, fillBoth } from './fill.ts';
import { drawParams, type Params } from './params.ts';
import type { Template } from './template.schema.ts';
import { TemplateError } from './template.schema.ts';

/** One exercise of a template, drawn but not proven. */
export function instantiate(
  template: Template,
  draws: RandomDraws,
  personIs: Person['is'] | null,
): ExerciseCandidate {
  const { params, person } = drawParams(template, draws, personIs);
  const taken = new Set(person === null ? [] : [person.en]);
  const { kind, difficulty, skills, rules } = template;
  return {
    author: 'template',
    template: template.id,
    kind,
    difficulty,
    skills,
    title: fillBoth(template.title, params),
    statement: withManner(fillBoth(template.statement, params), template),
    starter: fill(template.starter, params),
    solution: fill(template.solution, params),
    cases: isWritten(kind) ? buildCases(template, params, draws, taken) : [predictCase],
    rules: rules.map((rule) => fill(rule, params)),
    mistakes: template.mistakes.map((mistake) => instantiateMistake(mistake, template.solution, params)),
    hints: template.hints.map((hint) => fillBoth(hint, params)),
    person: person?.en ?? null,
  };
}

const predictCase = { visible: true, inputs: [], asks: { kind: 'output' }, border: false } as const;

type TemplateMistake = Template['mistakes'][number];

function instantiateMistake(
  { id, from, to, hint }: TemplateMistake,
  solution: string,
  params: Params,
): CandidateMistake {
  if (!solution.includes(from)) throw new TemplateError(`The solution does not hold what "${id}" replaces.`);
  return {
    id,
    hint: fillBoth(hint, params),
    program: fill(
      solution.replace(from, () => to),
      params,
    ),
  };
}

/** Instructions that all exercises of a kind share. */
const manners = {
  predict: {
    en: 'Write your guess after `# prediction:`. Use `/` between the lines. Then press Run. Do not change the other lines. A wrong guess is fine.',
    ta: '`# prediction:` என்பதற்குப் பின் உன் ஊகத்தை எழுது. வரிகளுக்கு இடையில் `/` இடு. பிறகு இயக்கு பொத்தானை அழுத்து. மற்ற வரிகளை மாற்றாதே. ஊகம் தவறானாலும் பரவாயில்லை.',
  },
  gap: {
    en: 'Write your code in place of `___`.',
    ta: '`___` உள்ள இடத்தில் உன் குறியீட்டை எழுது.',
  },
} as const satisfies Record<string, Bilingual>;

function withManner({ en, ta }: Bilingual, { kind, starter }: Template): Bilingual {
  const manner = !isWritten(kind) ? manners.predict : starter.includes('___') ? manners.gap : null;
  if (manner === null) return { en: en.trim(), ta: ta.trim() };
  return { en: `${en.trim()}\n\n${manner.en}`, ta: `${ta.trim()}\n\n${manner.ta}` };
}
