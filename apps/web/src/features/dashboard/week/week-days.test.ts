import { languages } from '@python-learning/domain';
import { expect, it } from 'vitest';
import { locales } from '../../../lib/format/locales.ts';
import { weekdays } from './week-days.tsx';

it.each(languages)('the days of the week have the names of the language (%s)', (language) => {
  for (const weekday of ['long', 'narrow'] as const) {
    const format = new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' });
    // 22 November 2026 is a Sunday.
    const names = weekdays[language][weekday].map((_name, day) =>
      format.format(Date.UTC(2026, 10, 22 + day)),
    );
    expect(weekdays[language][weekday]).toEqual(names);
    expect(names).toHaveLength(7);
  }
});
