import { weekGoals } from '@python-learning/contract';
import { m } from '../../compiled-messages/messages.ts';
import { accountSettings, useAccountSettings } from '../../lib/settings/account-settings.ts';
import { changeLocalSettings, useLocalSetting } from '../../lib/settings/local-settings.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SettingsSection } from './settings-section.tsx';

export function LearningSection() {
  const sound = useLocalSetting('sound');
  const dataSaving = useLocalSetting('dataSaving');
  const { weekGoal } = useAccountSettings();
  return (
    <SettingsSection id="learning" icon="book" title={m.settings_learning_title()}>
      <Switch
        label={m.settings_sound()}
        description={m.settings_sound_text()}
        checked={sound}
        onChange={(isOn) => changeLocalSettings({ sound: isOn })}
      />
      <Switch
        label={m.settings_data_saving()}
        description={m.settings_data_saving_text()}
        checked={dataSaving}
        onChange={(isOn) => changeLocalSettings({ dataSaving: isOn })}
      />
      <ChoiceGroup
        label={m.settings_week_goal()}
        description={m.settings_week_goal_text()}
        choices={weekGoals.map((days) => ({ value: days, label: m.settings_week_goal_days({ days }) }))}
        value={weekGoal}
        onChoose={accountSettings.chooseWeekGoal}
      />
    </SettingsSection>
  );
}
