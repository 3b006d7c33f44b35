import { describe, expect, test } from 'vitest';
import { askedLines, giveAwayIn } from './give-away.ts';

const starter = 'price = 30\n# write here';
const solution = `price = 30
total = 0
for day in range(7):
    total = total + price
print(total)`;

const told = (text: string) => giveAwayIn(text, askedLines(solution, starter));

describe('a text gives the solution away', () => {
  test('with a line that says what to do and how', () => {
    expect(told('In the loop write total=total +price.')).toBe('total=total +price');
  });

  test('with all the lines together, however short each is', () => {
    const short = askedLines('import math\nprint(x)', '');
    expect(giveAwayIn('First import math, then print(x).', short)).toBe('import math; print(x)');
    expect(giveAwayIn('First import math.', short)).toBeNull();
  });

  test('not with a short line that shows where to begin', () => {
    expect(told('Start with total = 0 above the loop.')).toBeNull();
  });

  test('not with a line that the starter has already', () => {
    expect(told('Keep price = 30 as it is.')).toBeNull();
  });

  test('not with a line that only begins like one of the solution', () => {
    expect(told('Not total = total + prices!')).toBeNull();
    expect(told('Not sub_total = total + price!')).toBeNull();
  });

  test('not with the head of a function, which a prompt must name', () => {
    const asked = askedLines('def area(length, width):\n    return length * width', '');
    expect(giveAwayIn('Write def area(length, width): first.', asked)).toBeNull();
    expect(giveAwayIn('Then return length * width.', asked)).toBe('return length * width');
  });
});
