import type { Glossary as GlossaryAnswer } from '@python-learning/contract';
import {
  type Curriculum,
  type GlossaryTerm,
  type Milestone,
  termForms,
  termsOf,
} from '@python-learning/curriculum';
import type { Language } from '@python-learning/domain';

type Source = Pick<Curriculum, 'glossary' | 'milestones'>;
type TermAnswer = GlossaryAnswer['terms'][number];

/** Terms of the course, their meanings, and the word forms that find them in texts of a language. */
export interface GlossaryService {
  get(language: Language): GlossaryAnswer;
}

/** Memoizes the glossary of each language, because the course does not change while the server runs. */
export function createGlossaryService(course: Source): GlossaryService {
  const known = new Map<Language, GlossaryAnswer>();
  return {
    get: (language) => {
      const answer = known.get(language) ?? glossaryAnswer(course, language);
      known.set(language, answer);
      return answer;
    },
  };
}

function glossaryAnswer({ glossary, milestones }: Source, language: Language): GlossaryAnswer {
  const teacherOf = firstTeachers(glossary, milestones);
  const endings: string[] = [];
  const terms = glossary.map((term) => ({
    term: term.term,
    meaning: term.meaning,
    example: term.example,
    words: termForms(term, language).map(({ stem, ending }) => ({ stem, ending: numberOf(ending, endings) })),
    taught_in: taughtIn(teacherOf.get(term), language),
  }));
  return { terms, endings };
}

/** Index of an ending in the list; appends a new one. */
function numberOf(ending: string, endings: string[]): number {
  const known = endings.indexOf(ending);
  return known === -1 ? endings.push(ending) - 1 : known;
}

/** Maps each term to the first milestone that lists it among its words. */
function firstTeachers(
  glossary: readonly GlossaryTerm[],
  milestones: readonly Milestone[],
): ReadonlyMap<GlossaryTerm, Milestone> {
  const teachers = new Map<GlossaryTerm, Milestone>();
  for (const milestone of milestones) {
    for (const term of termsOf(milestone.words, glossary)) {
      if (!teachers.has(term)) teachers.set(term, milestone);
    }
  }
  return teachers;
}

function taughtIn(milestone: Milestone | undefined, language: Language): TermAnswer['taught_in'] {
  if (milestone === undefined) return null;
  return { id: milestone.id, title: milestone.title[language], order: milestone.order };
}
