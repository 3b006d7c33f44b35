import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import type { Content } from '../src/content.ts';
import { cardsFileOf } from '../src/make-cards.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { proveCards } from './cards.check.ts';
import { deckFileOf, proveDeck } from './deck.check.ts';
import { changedFields } from './expected-output.check.ts';
import { observedFileOf, observeQuestions } from './observed.check.ts';
import type { ProgramRunner } from './program-runner.ts';

/**
 * Records in the content files what their programs do: the expected output of every case, the observations of starters
 * and wrong answers, and the cards that are proven. Authors leave these fields empty.
 * @param read reads the files of the milestones to record
 * @returns the changed files, relative to the root
 */
export async function record(read: () => Content, programRunner: ProgramRunner): Promise<string[]> {
  const outputs = await recordOutputs(read(), programRunner);
  return [...outputs, ...(await recordFiles(read(), programRunner))];
}

async function recordOutputs({ root, milestones }: Content, programRunner: ProgramRunner): Promise<string[]> {
  const changed: string[] = [];
  for (const question of milestones.flatMap(({ questions }) => questions)) {
    const path = join(root, question.file);
    const before = readFileSync(path, 'utf8');
    const after = await withProducedOutputs(before, question, programRunner);
    if (after === before) continue;
    writeFileSync(path, after);
    changed.push(question.file);
  }
  return changed;
}

/** Replaces only the values, so comments and layout of the file stay as the author wrote them. */
async function withProducedOutputs(
  source: string,
  question: QuestionContent,
  programRunner: ProgramRunner,
): Promise<string> {
  const outcomes = await programRunner.runCases(question, question.solution);
  const document = parseDocument(source);
  const edits = question.value.cases.flatMap((testCase, index) => {
    const outcome = outcomes[index];
    const node = document.getIn(['cases', index]);
    if (outcome?.kind !== 'finished' || !isMap(node)) return [];
    return changedFields(testCase, outcome).flatMap(([field, produced]) =>
      editOf(source, node, field, produced ?? ''),
    );
  });
  const fromTheEnd = edits.toSorted((left, right) => right.from - left.from);
  return fromTheEnd.reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), source);
}

type Edit = { from: number; to: number; by: string };

function editOf(source: string, map: YAMLMap, field: string, value: string): Edit[] {
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === field);
  if (pair === undefined || !isScalar(pair.key) || !isScalar(pair.value)) return [];
  const [from, to] = pair.value.range ?? [0, 0];
  const keyAt = pair.key.range?.[0] ?? 0;
  const indent = keyAt - (source.lastIndexOf('\n', keyAt) + 1);
  return [{ from, to, by: field === 'stdout' ? blockOf(value, indent) : JSON.stringify(value) }];
}

/**
 * A YAML block scalar. The digit after `|` gives the indentation, for texts that begin with a space or a line break.
 */
function blockOf(value: string, indent: number): string {
  if (value === '') return "''";
  const lines = value.split('\n').map((line) => (line === '' ? '' : `${' '.repeat(indent + 2)}${line}`));
  return `${value.startsWith(' ') || value.startsWith('\n') ? '|2' : '|'}\n${lines.join('\n')}\n`;
}

/** Writes the files that only the content check writes. */
async function recordFiles(content: Content, programRunner: ProgramRunner): Promise<string[]> {
  const { root, milestones } = content;
  const changed: string[] = [];
  const write = (file: string, entries: object) => {
    const path = join(root, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : asText({});
    // Compared as text, so that a changed order of keys is recorded at once and not beside a later change.
    if (before === asText(entries)) return;
    writeFileSync(path, asText(entries));
    changed.push(file);
  };
  for (const milestone of milestones) {
    write(observedFileOf(milestone), await observeQuestions(milestone, programRunner));
    write(cardsFileOf(milestone), await proveCards(milestone, programRunner));
  }
  const decks = await Promise.all(
    milestones.map((milestone) => proveDeck(content, milestone, programRunner)),
  );
  for (const [index, milestone] of milestones.entries()) write(deckFileOf(milestone), decks[index] ?? {});
  return changed;
}

function asText(entries: object): string {
  return `${JSON.stringify(entries, null, 2)}\n`;
}
