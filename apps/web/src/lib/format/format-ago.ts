import type { Language } from '@python-learning/domain';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment was, such as "3 hours ago"; null for less than a minute. */
export function formatAgo(iso: string, now: Date, language: Language): string | null {
  const seconds = (now.getTime() - new Date(iso).getTime()) / 1000;
  const step = steps.find(([, size]) => seconds >= size);
  if (step === undefined) return null;
  const [unit, size] = step;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
}
