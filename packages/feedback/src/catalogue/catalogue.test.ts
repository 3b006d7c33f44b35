import { describe, expect, test } from 'vitest';
import { factsWith, printed } from '../fixtures/builders.ts';
import { type FailedProgram, failedPrograms } from '../fixtures/failed-programs.ts';
import { languages } from '../text/languages.ts';
import type { Outcome } from '../types.ts';
import { explainError, pythonSays } from './explain.ts';
import { exceptionOf, matchError } from './match-error.ts';
import { catalogue } from './registry.ts';
import { titleOf, titles } from './titles.ts';

const outcomeOf = ({ kind, exception }: FailedProgram): Outcome => printed('', { kind, exception });

const match = (program: FailedProgram) => {
  const matched = matchError(outcomeOf(program), program.source, factsWith());
  if (matched === null) throw new Error(`${program.id} ended well`);
  return matched;
};

describe('programs that failed on Python 3.14', () => {
  test.each(failedPrograms)('$id: $source', (program) => {
    const { entry, line } = match(program);
    expect({ id: entry.id, line }).toEqual({ id: program.id, line: program.line });
  });

  test.each(failedPrograms)('every placeholder is filled in both languages: $id $source', (program) => {
    const matched = match(program);
    const exception = exceptionOf(outcomeOf(program));
    if (exception === null) throw new Error('no exception');
    for (const language of languages) {
      const { title, text, next_step } = explainError(matched, exception, language);
      const all = `${title}\n${text}\n${next_step}`;
      for (const name of matched.entry.vars) expect(all).not.toContain(`{${name}}`);
      expect(all).not.toMatch(/undefined|null|NaN/u);
    }
  });
});

describe('every entry', () => {
  test('has an id of its own', () => {
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length);
  });

  test.each(catalogue)('$id is found by its own sample, with the message that Python 3.14 gives', (entry) => {
    const recorded = failedPrograms.find(
      ({ id, source }) => id === entry.id && source === entry.sample.source,
    );
    expect(recorded?.id).toBe(entry.id);
    const exception = recorded?.exception ?? null;
    expect(exception === null ? entry.sample.message : pythonSays(exception)).toBe(entry.sample.message);
  });

  test.each(catalogue)(
    '$id speaks both languages and uses the same placeholders in both',
    ({ text, next, vars }) => {
      for (const one of [text, next]) {
        expect(one.ta).toMatch(/\p{Script=Tamil}/u);
        expect(one.en).toMatch(/[a-z]/u);
        const used = (words: string) => vars.filter((name) => words.includes(`{${name}}`));
        expect(used(one.ta)).toEqual(used(one.en));
      }
      expect(vars.filter((name) => !`${text.en}${next.en}`.includes(`{${name}}`))).toEqual([]);
    },
  );

  test('the last one fits everything', () => {
    const unheard = printed('', {
      kind: 'python-error',
      exception: { type: 'SomethingNew', message: 'never heard of', range: null },
    });
    expect(matchError(unheard, '', factsWith())?.entry.id).toBe('RUN-OTHER');
  });
});

describe('headings', () => {
  test('exist in both languages for every entry', () => {
    for (const { id } of catalogue) expect(titleOf(id).ta).toMatch(/\p{Script=Tamil}/u);
  });

  test('are all used', () => {
    const ids = catalogue.map(({ id }) => id);
    const unused = Object.keys(titles).filter(
      (start) => !/^(?:OUT|CALL|RULE)/u.test(start) && !ids.some((id) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  test('an id of no family has none', () => {
    expect(() => titleOf('XYZ-1')).toThrow(RangeError);
  });
});

describe('limits', () => {
  test.each([
    ['time-limit', 'RUN-TIME-LIMIT'],
    ['output-limit', 'RUN-OUTPUT-LIMIT'],
    ['memory-limit', 'RUN-MEMORY-LIMIT'],
    ['denied', 'RUN-NOT-ALLOWED'],
    ['input-required', 'RUN-INPUT-REQUIRED'],
  ] as const)('%s has an explanation of its own', (kind, id) => {
    expect(matchError(printed('', { kind }), '', factsWith())?.entry.id).toBe(id);
  });

  test('point at the loop when there is only one', () => {
    const source = 'n = 1\nwhile n > 0:\n    n = n + 1';
    expect(matchError(printed('', { kind: 'time-limit' }), source, factsWith())?.line).toBe(2);
  });

  test('point nowhere when there are two', () => {
    const source = 'while True:\n    while True:\n        pass';
    expect(matchError(printed('', { kind: 'time-limit' }), source, factsWith())?.line).toBeNull();
  });
});
