import { maxVisitorCodeLength } from '@python-learning/domain';
import { describe, expect, it } from 'vitest';
import { readFragment, writeFragment } from './program-fragment.ts';

describe('what a child shows at home', () => {
  it.each([
    ['a program', { milestones: 4, code: 'print("Hello")\n' }],
    ['a program in Tamil, with a picture', { milestones: 15, code: 'print("வணக்கம் 🎉")' }],
    ['the number alone', { milestones: 0, code: null }],
    ['the longest program', { milestones: 4, code: 'x'.repeat(maxVisitorCodeLength) }],
  ])('is read from an address as it was written: %s', (_what, shown) => {
    const fragment = writeFragment(shown) ?? '';
    expect(fragment).toMatch(/^#[\w.-]+$/);
    expect(readFragment(new URL(`https://a.example/parents${fragment}`).hash)).toEqual(shown);
  });

  it.each([
    ['is too long to run', { milestones: 4, code: 'x'.repeat(maxVisitorCodeLength + 1) }],
    ['makes the address too long', { milestones: 4, code: 'ழ'.repeat(400) }],
    ['is empty', { milestones: 4, code: '' }],
  ])('is not written where the program %s', (_why, shown) => {
    expect(writeFragment(shown)).toBeNull();
  });
});

it.each([
  '',
  '#',
  '#parents',
  '#2.4.cHJpbnQoMSk',
  '#1',
  '#1.',
  '#1.x.cHJpbnQoMSk',
  '#1.-1.cHJpbnQoMSk',
  '#1.100.cHJpbnQoMSk',
  '#1.4.',
  '#1.4.cHJpbnQoMSk.more',
  '#1.4.cHJpb',
  '#1.4.<b>',
  '#1.4.%E0%A4%A',
  '#1.4._w',
  `#1.4.${'A'.repeat(2000)}`,
])('nothing is read from %s', (fragment) => {
  expect(readFragment(fragment)).toBeNull();
});
