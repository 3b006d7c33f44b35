import { expect, it } from 'vitest';
import { formatAgo } from './sessions-section.tsx';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:30Z', null],
  ['2026-11-21T12:00:30Z', null],
  ['2026-11-21T11:58:01Z', '1 minute ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T12:00:00Z', 'yesterday'],
  ['2026-11-01T12:00:00Z', '20 days ago'],
])('%s is %s', (iso, text) => {
  expect(formatAgo(iso, now, 'en')).toBe(text);
});

it('speaks Tamil', () => {
  expect(formatAgo('2026-11-21T09:00:00Z', now, 'ta')).toBe('3 மணிநேரம் முன்');
});
