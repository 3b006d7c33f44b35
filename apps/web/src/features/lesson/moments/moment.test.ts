import { describe, expect, it } from 'vitest';
import { headOf, momentAt } from './moment.ts';

const early = { at_s: 20, code: '\n# tea\nprint(1)', inputs: [], keys: [] };
const late = { at_s: 50, code: 'print(2)', inputs: [], keys: [] };

describe('a moment to try a program', () => {
  it('is offered for some seconds before its scene ends, and no longer when the picture shows the next program', () => {
    expect(momentAt([early, late], 10)).toBeNull();
    expect(momentAt([early, late], 18)).toBe(early);
    expect(momentAt([early, late], 20.1)).toBe(early);
    expect(momentAt([early, late], 20.5)).toBeNull();
    expect(momentAt([early, late], 50)).toBe(late);
  });

  it('is called by the first line of its program', () => {
    expect(headOf(early)).toBe('# tea');
  });
});
