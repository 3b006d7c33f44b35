import { describe, expect, it } from 'vitest';
import { walls } from '../../limits.ts';
import { readSourceAnswer } from './source-answer.ts';
import { noFacts } from './source-facts.ts';

const nothing = { error: null, facts: null, unvaried: [], warnings: [] };

describe('what the harness says of a source', () => {
  it('is read when it has its shape', () => {
    const error = { type: 'SyntaxError', message: 'no', range: null, frames: [] };
    const warning = { category: 'SyntaxWarning', message: 'odd', line: 1 };
    const said = { error, facts: {}, unvaried: ['price'], warnings: [warning] };
    expect(readSourceAnswer(JSON.stringify(said))).toEqual({ ...said, facts: noFacts(error) });
  });

  it.each(['', 'null', '{}', '{"error": null}', '{"facts": null}', '[1]'])(
    'is none when it is %j',
    (text) => {
      expect(readSourceAnswer(text)).toBeNull();
    },
  );

  it('can count names that objects already have', () => {
    const said = readSourceAnswer('{"error": null, "facts": {"read": {"__proto__": 2, "constructor": 1}}}');
    expect(Object.entries(said?.facts?.read ?? {})).toEqual([
      ['__proto__', 2],
      ['constructor', 1],
    ]);
    expect('toString' in noFacts(null).read).toBe(false);
  });

  it('has no list and no count without an end', () => {
    const many = Array.from({ length: walls.factEntries + 1 }, (_, index) => String(index));
    const counted = Object.fromEntries(many.map((name) => [name, 1]));
    const objects = many.map(() => ({}));
    const facts = {
      calls: counted,
      assigned: counted,
      read: counted,
      literals: counted,
      operators: counted,
      nodes: counted,
      comments: objects,
      functions: objects,
      imports: many,
      caught: many,
    };
    const said = readSourceAnswer(JSON.stringify({ ...nothing, facts, unvaried: many }));
    expect(said?.unvaried).toHaveLength(walls.varied);
    for (const name of Object.keys(facts) as (keyof typeof facts)[]) {
      expect([name, Object.keys(said?.facts?.[name] ?? {}).length]).toEqual([name, walls.factEntries]);
    }
  });
});
