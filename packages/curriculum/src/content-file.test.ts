import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readContentFile } from './content-file.ts';
import { formatFault } from './fault.ts';
import { bilingualSchema } from './text.schema.ts';

const schema = z.strictObject({
  title: bilingualSchema,
  count: z.int(),
  parts: z
    .array(z.strictObject({ name: z.string(), text: z.union([bilingualSchema, z.string()]) }))
    .default([]),
});

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-file-'));
});

afterAll(() => rmSync(root, { recursive: true }));

function faultsOf(yaml: string): string[] {
  writeFileSync(join(root, 'file.yaml'), yaml);
  return readContentFile(root, join(root, 'file.yaml'), schema).faults.map(formatFault);
}

describe('a content file', () => {
  test('that fits has no faults', () => {
    expect(faultsOf('title: { en: Hello, ta: வணக்கம் }\ncount: 1\n')).toEqual([]);
  });

  test('names the line of a key that nobody knows', () => {
    const faults = faultsOf('title: { en: Hello, ta: வணக்கம் }\ncount: 1\ncuont: 2\n');
    expect(faults).toEqual(['file.yaml:3: unknown key "cuont"']);
  });

  test('must have every text in both languages', () => {
    const [fault, ...others] = faultsOf('count: 1\ntitle:\n  en: Hello\n');
    expect(others).toEqual([]);
    expect(fault).toMatch(/^file\.yaml:2: title\.ta: /);
  });

  test('tells all its faults at once, each with its line', () => {
    const faults = faultsOf(
      'title:\n  en: ""\n  ta: வணக்கம்\ncount: many\nparts:\n  - name: a\n    text: b\n  - name: 7\n    text: c\n',
    );
    const places = faults.map((fault) => fault.split(': ', 2).join(': '));
    expect(places).toEqual(['file.yaml:2: title.en', 'file.yaml:4: count', 'file.yaml:8: parts.1.name']);
  });

  test('is told what is wrong in the form of a union that fits best', () => {
    const [fault] = faultsOf(
      'title: { en: A, ta: அ }\ncount: 1\nparts:\n  - name: a\n    text:\n      en: only English\n',
    );
    expect(fault).toMatch(/^file\.yaml:5: parts\.0\.text\.ta: /);
  });

  test('is read no further than a fault of syntax', () => {
    const [fault, ...others] = faultsOf('title: { en: A, ta: அ }\ncount: 1\ncount: 2\n');
    expect(others).toEqual([]);
    expect(fault).toMatch(/^file\.yaml:3: .*unique/);
  });

  test('does not lose the end of a text behind a # sign', () => {
    const [fault] = faultsOf('title:\n  en: Put the # back.\n  ta: வணக்கம்\ncount: 1\n');
    expect(fault).toMatch(/^file\.yaml:2: the text ends before "# back\."/);
  });

  test('may have comments in lines of their own', () => {
    expect(
      faultsOf('# about this file\ntitle:\n  # the greeting\n  en: Hi\n  ta: வணக்கம்\ncount: 1\n'),
    ).toEqual([]);
  });
});
