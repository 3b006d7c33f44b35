import { expect, test } from 'vitest';
import { fill } from './fill.ts';

const text = { en: 'Write {name} in line {line}.', ta: '{line} ஆம் வரியில் {name} என்று எழுது.' };

test('placeholders are filled in the wanted language', () => {
  expect(fill(text, 'ta', { name: 'x', line: 3 })).toBe('3 ஆம் வரியில் x என்று எழுது.');
});

test('curly brackets that are no placeholder stay', () => {
  const example = { en: 'Write {x:.2f} or {name}.', ta: '{x:.2f} அல்லது {name}.' };
  expect(fill(example, 'en', { name: 'n' })).toBe('Write {x:.2f} or n.');
});

test('a value that is a text of ours comes in the same language', () => {
  expect(fill({ en: '{a}!', ta: '{a}!' }, 'ta', { a: { en: 'yes', ta: 'ஆம்' } })).toBe('ஆம்!');
});

test('what a learner wrote is never read as a placeholder or a pattern', () => {
  expect(fill(text, 'en', { name: '{line} $& __proto__', line: 1 })).toBe(
    'Write {line} $& __proto__ in line 1.',
  );
});
