import type { Allowance } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { useEffect, useState } from 'react';
import { locales } from '../../lib/format/locales.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { Icon } from '../../ui/icon.tsx';

/** With this many left or fewer, the note is highlighted. */
const few = 5;

/** The sentences of an allowance: with plenty, few or none left. */
export type AllowanceTexts = {
  plenty: (values: { limit: number; left: number; when: string }) => string;
  few: (values: { limit: number; left: number; when: string }) => string;
  none: (values: { limit: number; when: string }) => string;
};

/** Says how many may be made until when, from the first on. Highlighted when few are left. */
export function AllowanceNote({ allowance, texts }: { allowance: Allowance; texts: AllowanceTexts }) {
  const language = useLanguage();
  const { limit } = allowance;
  const now = useNow();
  const left = countLeft(allowance, now);
  const when = formatMoment(allowance.renews_at, now, language);
  if (left > few) return <p className="text-muted">{texts.plenty({ limit, left, when })}</p>;
  return (
    <p className="flex items-start gap-2 rounded-xl bg-reward-soft px-4 py-3 text-reward-ink">
      <Icon name="info" className="mt-0.5 size-5" />
      <span className="min-w-0">
        {left > 0 ? texts.few({ limit, left, when }) : texts.none({ limit, when })}
      </span>
    </p>
  );
}

/** True when today's limit is reached. False while the allowance is unknown. */
export function useIsUsedUp(allowance: Allowance | null): boolean {
  const now = useNow();
  return allowance !== null && countLeft(allowance, now) === 0;
}

/** Returns how many may still be made; the full limit after the renewal. */
export function countLeft({ limit, used, renews_at: renewsAt }: Allowance, now: Date): number {
  return now.getTime() >= Date.parse(renewsAt) ? limit : Math.max(0, limit - used);
}

/** Formats a moment of the next days: the time, with the weekday unless it is today. */
export function formatMoment(iso: string, now: Date, language: Language): string {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(locales[language], {
    ...(isToday ? {} : { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
}

const minuteMs = 60_000;

/** The current time, updated every minute: a page may stay open until the next day. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(tick);
  }, []);
  return now;
}
