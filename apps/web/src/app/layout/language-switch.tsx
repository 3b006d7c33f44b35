import { languages } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { setLanguage, useLanguage } from '../../lib/language/language.ts';
import { languageNames } from '../../lib/language/language-names.ts';
import { classNames } from '../../ui/class-names.ts';

export function LanguageSwitch() {
  const current = useLanguage();
  return (
    <fieldset className="flex shrink-0 rounded-xl bg-sunken p-0.5" aria-label={m.core_language()}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => setLanguage(language)}
          className={classNames(
            'min-h-11 rounded-[0.625rem] px-2.5 leading-none whitespace-nowrap',
            language === current
              ? 'bg-surface font-bold text-ink ring-1 ring-line'
              : 'text-muted hover:text-ink',
          )}
        >
          {languageNames[language]}
        </button>
      ))}
    </fieldset>
  );
}
