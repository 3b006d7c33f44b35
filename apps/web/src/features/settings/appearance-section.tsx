import { languages } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { languageNames } from '../../lib/language/language-names.ts';
import { changeLocalSettings, useLocalSetting } from '../../lib/settings/local-settings.ts';
import { type TextSize, type Theme, textSizes, themes } from '../../lib/settings/stored-settings.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { SettingsSection } from './settings-section.tsx';

const languageChoices = languages.map((value) => ({ value, label: languageNames[value], lang: value }));

const themeNames: Record<Theme, () => string> = {
  system: m.core_theme_system,
  light: m.core_theme_light,
  dark: m.core_theme_dark,
};

const sizeNames: Record<TextSize, () => string> = {
  normal: m.settings_size_normal,
  large: m.settings_size_large,
  larger: m.settings_size_larger,
};

/** Language, colours and sizes. Changes apply to the whole page at once, including the sample. */
export function AppearanceSection() {
  const language = useLocalSetting('language');
  const theme = useLocalSetting('theme');
  const textSize = useLocalSetting('textSize');
  const codeSize = useLocalSetting('codeSize');
  const sizes = textSizes.map((value) => ({ value, label: sizeNames[value]() }));
  return (
    <SettingsSection id="look" icon="bulb" title={m.settings_look_title()}>
      <ChoiceGroup
        label={m.settings_language()}
        choices={languageChoices}
        value={language}
        onChoose={(chosen) => changeLocalSettings({ language: chosen })}
      />
      <ChoiceGroup
        label={m.settings_theme()}
        choices={themes.map((value) => ({ value, label: themeNames[value]() }))}
        value={theme}
        onChoose={(chosen) => changeLocalSettings({ theme: chosen })}
      />
      <ChoiceGroup
        label={m.settings_text_size()}
        choices={sizes}
        value={textSize}
        onChoose={(chosen) => changeLocalSettings({ textSize: chosen })}
      />
      <ChoiceGroup
        label={m.settings_code_size()}
        choices={sizes}
        value={codeSize}
        onChoose={(chosen) => changeLocalSettings({ codeSize: chosen })}
      >
        <figure className="mt-4 rounded-xl bg-sunken p-4">
          <figcaption className="text-muted">{m.settings_sample()}</figcaption>
          <p className="mt-1">{m.settings_sample_text()}</p>
          <pre
            lang="en"
            className="code-on-dark mt-3 overflow-x-auto whitespace-pre-wrap wrap-anywhere rounded-lg bg-code-ground p-3 font-mono text-code text-code-ink"
          >
            <CodeText text={'for dot in range(15):\n    print("loop")'} />
          </pre>
        </figure>
      </ChoiceGroup>
    </SettingsSection>
  );
}
