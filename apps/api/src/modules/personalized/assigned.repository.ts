import type { Handle } from '../../platform/db/database.ts';
import type { AssignedBefore } from './authors/exercise-author.ts';

/** A template may repeat after this many exercises from templates. */
const templatesToAvoid = 10;

export interface AssignedRepository {
  read(learnerId: string): Promise<AssignedBefore>;
}

export function createAssignedRepository(db: Handle): AssignedRepository {
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
