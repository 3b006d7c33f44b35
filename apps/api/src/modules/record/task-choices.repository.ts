import { type ChecklistItem, checklistItems } from '@python-learning/domain';
import type { Handle } from '../../platform/db/database.ts';
import type { TaskRef } from './record.tables.ts';

/** What a learner chose for a free task. */
export type TaskChoices = {
  /** The place of the theme in the task, counted from 0; null where none was chosen. */
  theme: number | null;
  ticks: readonly ChecklistItem[];
};

export interface TaskChoicesRepository {
  /** The choices of each question. One without a choice is missing. */
  list(learnerId: string, questionIds: readonly string[]): Promise<ReadonlyMap<string, TaskChoices>>;
  /** Keeps the newest choices of a task. */
  keep(kept: { learnerId: string; task: TaskRef; choices: TaskChoices; at: Date }): Promise<void>;
}

export const nothingChosen: TaskChoices = { theme: null, ticks: [] };

export function createTaskChoicesRepository(db: Handle): TaskChoicesRepository {
  return {
    list: async (learnerId, questionIds) => {
      if (questionIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('task_choices')
        .select(['task_id', 'theme', 'ticks'])
        .where('learner_id', '=', learnerId)
        .where('task_kind', '=', 'question')
        .where('task_id', 'in', questionIds)
        .execute();
      return new Map(rows.map(({ task_id: id, theme, ticks }) => [id, { theme, ticks: itemsOf(ticks) }]));
    },
    keep: async ({ learnerId, task, choices, at }) => {
      const { theme } = choices;
      const chosen = { theme, ticks: itemsOf(choices.ticks.join('')).join(''), changed_at: at };
      await db
        .insertInto('task_choices')
        .values({ learner_id: learnerId, task_kind: task.kind, task_id: task.id, ...chosen })
        .onConflict((conflict) =>
          conflict.columns(['learner_id', 'task_kind', 'task_id']).doUpdateSet(chosen),
        )
        .execute();
    },
  };
}

/** The items of these letters, each once and in the order of the checklist. */
function itemsOf(letters: string): ChecklistItem[] {
  return checklistItems.filter((item) => letters.includes(item));
}
