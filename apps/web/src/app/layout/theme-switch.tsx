import { m } from '../../compiled-messages/messages.ts';
import { changeLocalSettings, useLocalSetting } from '../../lib/settings/local-settings.ts';
import { type Theme, themes } from '../../lib/settings/stored-settings.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

const icons: Record<Theme, IconName> = { system: 'device', light: 'sun', dark: 'moon' };
const names: Record<Theme, () => string> = {
  system: m.core_theme_system,
  light: m.core_theme_light,
  dark: m.core_theme_dark,
};

type ThemeSwitchProps = { labelled?: boolean };

/** Button that cycles through the device's theme, light and dark. */
export function ThemeSwitch({ labelled = false }: ThemeSwitchProps) {
  const theme = useLocalSetting('theme');
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const label = m.core_theme_now({ theme: names[theme]() });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => changeLocalSettings({ theme: next })}
      className="inline-flex min-h-11 min-w-11 px-2.5 items-center gap-2 text-start rounded-xl text-muted hover:bg-sunken hover:text-ink"
    >
      <Icon name={icons[theme]} />
      {labelled && <span>{`${m.core_theme()}: ${names[theme]()}`}</span>}
    </button>
  );
}
