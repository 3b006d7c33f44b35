import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import type { Content } from '../src/content.ts';
import type { ObservedFile } from '../src/observed.schema.ts';
import type { QuestionContent } from '../src/question-files.ts';
import { producedBy } from './expected-output.check.ts';
import type { Lab } from './lab.ts';

/**
 * Writes into the content files what their programs do: the expected output of every case, and what was
 * observed of starters and wrong answers. Whoever writes a question leaves these places empty.
 * @param read reads the files of the milestones that are recorded
 * @returns the files that changed, relative to the root
 */
export async function record(read: () => Content, lab: Lab): Promise<string[]> {
  const outputs = await recordOutputs(read(), lab);
  return [...outputs, ...(await recordObserved(read(), lab))];
}

async function recordOutputs({ root, milestones }: Content, lab: Lab): Promise<string[]> {
  const changed: string[] = [];
  for (const question of milestones.flatMap(({ questions }) => questions)) {
    const path = join(root, question.file);
    const before = readFileSync(path, 'utf8');
    const after = await withProducedOutputs(before, question, lab);
    if (after === before) continue;
    writeFileSync(path, after);
    changed.push(question.file);
  }
  return changed;
}

/** Only the values themselves are replaced: comments and layout of the file stay as their author left them. */
async function withProducedOutputs(source: string, question: QuestionContent, lab: Lab): Promise<string> {
  const outcomes = await lab.runCases(question, question.solution);
  const document = parseDocument(source);
  const edits = question.value.cases.flatMap((testCase, index) => {
    const outcome = outcomes[index];
    const node = document.getIn(['cases', index]);
    if (outcome?.kind !== 'finished' || !isMap(node)) return [];
    const produced = producedBy(outcome);
    const fields = (['stdout', 'result'] as const).filter((field) => testCase[field] !== produced[field]);
    return fields.flatMap((field) => editOf(source, node, field, produced[field] ?? ''));
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

/** A YAML block text. The digit in its head says how deep it is indented, for texts that begin with a space. */
function blockOf(value: string, indent: number): string {
  if (value === '') return "''";
  const lines = value.split('\n').map((line) => (line === '' ? '' : `${' '.repeat(indent + 2)}${line}`));
  return `${value.startsWith(' ') || value.startsWith('\n') ? '|2' : '|'}\n${lines.join('\n')}\n`;
}

async function recordObserved({ root, milestones }: Content, lab: Lab): Promise<string[]> {
  const changed: string[] = [];
  for (const { folder, questions, observed } of milestones) {
    if (questions.length === 0) continue;
    const file = `content/milestones/${folder}/observed.json`;
    const entries: ObservedFile = {};
    for (const question of questions) entries[question.value.id] = await lab.observe(question);
    if (JSON.stringify(observed?.value) === JSON.stringify(entries)) continue;
    writeFileSync(join(root, file), `${JSON.stringify(entries, null, 2)}\n`);
    changed.push(file);
  }
  return changed;
}
