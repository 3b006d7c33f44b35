import { join } from 'node:path';
import type { Content } from '../../src/content.ts';
import { packageRoot } from '../../src/package-root.ts';
import type { ProgramRunner } from '../program-runner.ts';
import { type ConstructUses, constructUses } from './construct-uses.ts';

const nothing = '–';

/** Returns the path of a course's map. The map of this package is in the project's documents. */
export function courseMapPath(root: string): string {
  return join(root, root === packageRoot ? '../../docs' : 'docs', 'course-map.md');
}

/** The map of the course in Markdown: where each construct of Python is taught, practised, asked and met again. */
export async function courseMap(content: Content, programRunner: ProgramRunner): Promise<string> {
  const uses = await constructUses(content, programRunner);
  const sections = content.milestones.map(({ milestone: { value } }) =>
    section(
      `${value.order}. ${value.title.en}`,
      uses.filter(({ taughtIn }) => taughtIn === value.order),
    ),
  );
  return `${[introduction, ...sections, gaps(uses)].join('\n\n')}\n`;
}

const introduction = `# Course map

Every construct of Python that the course teaches, and where a learner meets it. The content check makes this map from the
course itself, so nobody edits it: \`npm run content:check -- --write\` renews it.

- **taught**: lessons of its milestone that show it
- **practised**: questions of its milestone whose model solution has it
- **asked**: multiple-choice questions of its milestone whose code has it, and how many of later ones
- **met again**: later milestones, with the number of their questions whose model solution has it`;

function section(title: string, uses: readonly ConstructUses[]): string {
  const head = `## ${title}`;
  if (uses.length === 0) return `${head}\n\nNothing new: what was learned before grows together.`;
  const rows = uses.map(({ id, en, lessons, practised, asked, askedLater, metAgain }) => [
    codeOf(id),
    en,
    listed(lessons),
    listed(practised.map(shortId)),
    listed(askedLater === 0 ? asked : [...asked, `${askedLater} later`]),
    listed(metAgain.map(({ milestone, questions }) => `${milestone} (${questions})`)),
  ]);
  return [
    head,
    '',
    ...table(['construct', 'meaning', 'taught', 'practised', 'asked', 'met again'], rows),
  ].join('\n');
}

/** Lists what is missing according to the map. */
function gaps(uses: readonly ConstructUses[]): string {
  const without = (what: string, isMissing: (use: ConstructUses) => boolean) => {
    const ids = uses.filter(isMissing).map(({ id, taughtIn }) => `${codeOf(id)} (${taughtIn})`);
    return `- ${what}: ${listed(ids)}`;
  };
  return [
    '## What is missing',
    '',
    without('shown in no lesson of its milestone', ({ lessons }) => lessons.length === 0),
    without('practised in no question of its milestone', ({ practised }) => practised.length === 0),
    without(
      'asked by no multiple-choice question',
      ({ asked, askedLater }) => asked.length + askedLater === 0,
    ),
    without('met again in no later milestone', ({ metAgain }) => metAgain.length === 0),
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/** Escapes bars, which would end a table cell. */
function codeOf(id: string): string {
  return `\`${id.replaceAll('|', '\\|')}\``;
}

/** Shortens `m07-q2-times-table` to `m07-q2`. */
function shortId(id: string): string {
  return id.split('-').slice(0, 2).join('-');
}

function listed(items: readonly string[]): string {
  return items.length === 0 ? nothing : items.join(', ');
}
