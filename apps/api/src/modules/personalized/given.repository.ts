import type { Handle } from '../../platform/db/database.ts';
import type { GivenBefore } from './authors/exercise-author.ts';

/** A template comes again after so many others. */
const templatesToAvoid = 10;

/** What a learner was given before. */
export interface GivenRepository {
  read(learnerId: string): Promise<GivenBefore>;
}

export function createGivenRepository(db: Handle): GivenRepository {
  return {
    read: async (learnerId) => {
      const rows = await db
        .selectFrom('personalized_exercises')
        .select(['digest', 'template', 'person'])
        .where('learner_id', '=', learnerId)
        .where('kind', '=', 'checked')
        .orderBy('number', 'desc')
        .execute();
      const templates = rows.flatMap(({ template }) => (template === null ? [] : [template]));
      return {
        digests: new Set(rows.map(({ digest }) => digest)),
        templates: templates.slice(0, templatesToAvoid),
        person: rows.find(({ person }) => person !== null)?.person ?? null,
      };
    },
  };
}
