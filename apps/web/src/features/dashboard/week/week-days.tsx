import type { Streak } from '@python-learning/contract';
import type { Language, Localized } from '@python-learning/domain';
import { m } from '../../../compiled-messages/messages.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { classNames } from '../../../ui/class-names.ts';

/** The seven dots of a week. A learning day has a loop round its dot, and neighbouring loops join. */
export function WeekDays({ week, today }: Pick<Streak, 'week' | 'today'>) {
  const language = useLanguage();
  return (
    <ol
      aria-label={m.dashboard_week_list()}
      className="mx-auto grid w-full max-w-sm grid-cols-[repeat(auto-fit,minmax(1.75rem,1fr))]"
    >
      {week.map(({ day, learned }) => {
        const name = weekdayName(day, language, 'long');
        return (
          <li
            key={day}
            className="grid justify-items-center"
            {...(day === today ? { 'aria-current': 'date' as const } : {})}
          >
            <DayDot learned={learned} />
            <span
              aria-hidden="true"
              className={classNames(
                'w-full max-w-7 border-b-2 text-center',
                day === today ? 'border-action font-bold' : 'border-transparent text-muted',
              )}
            >
              {weekdayName(day, language, 'narrow')}
            </span>
            <span className="sr-only">{learned ? m.dashboard_week_day_learned({ day: name }) : name}</span>
          </li>
        );
      })}
    </ol>
  );
}

function DayDot({ learned }: { learned: boolean }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" className="w-full text-action" aria-hidden="true">
      {learned && (
        <rect
          x="6.5"
          y="6.5"
          width="27"
          height="27"
          rx="9"
          transform="rotate(45 20 20)"
          stroke="currentColor"
          strokeWidth="2.5"
        />
      )}
      <circle cx="20" cy="20" r={learned ? 5.5 : 3} className={learned ? 'fill-reward' : 'fill-edge'} />
    </svg>
  );
}

function weekdayName(day: string, language: Language, width: 'long' | 'narrow'): string {
  return weekdays[language][width][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/**
 * The names of the days from Sunday on, and what stands for them where there is little room. As `Intl` writes them, which
 * would load its data of the language for them, and would keep a cheap phone busy for 80 ms.
 */
export const weekdays: Localized<Record<'long' | 'narrow', readonly string[]>> = {
  ta: {
    long: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
    narrow: ['ஞா', 'தி', 'செ', 'பு', 'வி', 'வெ', 'ச'],
  },
  en: {
    long: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    narrow: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  },
};
