import type { SettingName } from '@python-learning/contract';
import type { Handle } from '../../platform/db/database.ts';

export type ChoiceRow = { name: string; value: unknown; changedAt: Date };
type NewChoice = { name: SettingName; value: unknown; changedAt: Date };

export interface SettingsRepository {
  list(learnerId: string): Promise<ChoiceRow[]>;
  /** Saves each choice unless a newer one of the same name is stored. */
  keepNewest(learnerId: string, choices: readonly NewChoice[]): Promise<void>;
}

export function createSettingsRepository(db: Handle): SettingsRepository {
  return {
    list: async (learnerId) => {
      const rows = await db
        .selectFrom('learner_settings')
        .select(['name', 'value', 'changed_at'])
        .where('learner_id', '=', learnerId)
        .execute();
      return rows.map(({ name, value, changed_at }) => ({ name, value, changedAt: changed_at }));
    },
    keepNewest: async (learnerId, choices) => {
      if (choices.length === 0) return;
      const rows = choices.map(({ name, value, changedAt }) => ({
        learner_id: learnerId,
        name,
        value: JSON.stringify(value),
        changed_at: changedAt,
      }));
      await db
        .insertInto('learner_settings')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['learner_id', 'name'])
            .doUpdateSet((row) => ({
              value: row.ref('excluded.value'),
              changed_at: row.ref('excluded.changed_at'),
            }))
            .whereRef('excluded.changed_at', '>=', 'learner_settings.changed_at'),
        )
        .execute();
    },
  };
}
