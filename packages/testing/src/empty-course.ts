import type { Curriculum } from '@python-learning/curriculum';

/** A course without content, for tests that are about something else. */
export function emptyCourse(): Curriculum {
  const nothing = (): null => null;
  return {
    milestones: [],
    badges: [],
    glossary: [],
    mediaFolder: '',
    milestoneById: nothing,
    lessonById: nothing,
    questionById: nothing,
    mcqById: nothing,
    deckCardById: nothing,
    successorOf: nothing,
  };
}
