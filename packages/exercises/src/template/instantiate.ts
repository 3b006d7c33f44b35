import { type Bilingual, isWritten, localized } from '@python-learning/domain';
import type { CandidateMistake, ExerciseCandidate } from '../exercise.ts';
import type { Person } from '../pools.ts';
import type { RandomDraws } from '../random-draws.ts';
import { texts } from '../texts.ts';
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

/** Adds the instructions that all exercises of a kind share. */
function withManner(statement: Bilingual, { kind, starter }: Template): Bilingual {
  const { predict, gap } = texts.manners;
  const manner = !isWritten(kind) ? predict : starter.includes('___') ? gap : null;
  return localized((language) =>
    [statement[language].trim(), ...(manner === null ? [] : [manner[language]])].join('\n\n'),
  );
}
