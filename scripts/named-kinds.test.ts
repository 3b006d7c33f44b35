import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { questionKinds } from '../packages/domain/src/index.ts';
import { cardGraders } from '../packages/feedback/src/cards/grade-card.ts';
import { gradedEvidence } from '../packages/feedback/src/evidence/registry.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = '{apps,packages}/*/{src,checks,build}/**/*.{ts,tsx}';
const excluded = ['**/*.{test,fixture}.*', '**/node_modules/**', 'apps/web/src/{test,compiled-messages}/**'];

/** Kinds of questions, of evidence and of cards. What differs between them is a property of their entries. */
const kinds = new Set<unknown>([
  ...questionKinds,
  ...Object.keys(gradedEvidence),
  ...Object.keys(cardGraders),
]);

/** Comparisons of something called a kind with the name of one of them, by `===`, `!==` or in a `switch`. */
function namedKinds(file: string, code: string): string[] {
  const found: string[] = [];
  const compare = (one: Expression, other: Expression) => {
    if (other.type === 'Literal' && kinds.has(other.value) && /kind$/i.test(nameOf(one)))
      found.push(`${file}: ${String(other.value)}`);
  };
  new Visitor({
    BinaryExpression: ({ left, operator, right }) => {
      if (!/^[!=]==$/.test(operator)) return;
      compare(left, right);
      compare(right, left);
    },
    SwitchStatement: ({ discriminant, cases }) => {
      for (const { test: name } of cases) if (name !== null) compare(discriminant, name);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** The last name of `kind`, `question.kind` and `question?.kind`; empty for other expressions. */
function nameOf(expression: Expression): string {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'ChainExpression') return nameOf(expression.expression);
  if (expression.type !== 'MemberExpression') return '';
  return expression.property.type === 'Identifier' ? expression.property.name : '';
}

describe('a kind of question, of evidence or of card', () => {
  test('is named in registries alone, so that the compiler names each place that another kind needs', () => {
    const files = globSync(sources, { cwd: root, exclude: excluded });
    expect(files.length).toBeGreaterThan(1_000);
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
    expect(files.flatMap((file) => namedKinds(file, read(file)))).toEqual([]);
  });

  test.each([
    "const isProject = question?.kind === 'project';",
    "if ('value' !== evidence.kind) stop();",
    "switch (questionKind) { case 'fix': stop(); }",
    "const mcqs = cards.filter((card) => card.kind === 'multiple-choice');",
  ])('is found: %s', (code) => {
    expect(namedKinds('planted.ts', code)).toHaveLength(1);
  });

  test.each(["if (token.kind === 'string') stop();", "if (undo.reason === 'fix') stop();"])(
    'is not what this compares: %s',
    (code) => {
      expect(namedKinds('planted.ts', code)).toEqual([]);
    },
  );
});
