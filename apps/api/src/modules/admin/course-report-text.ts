import type { VisitStep } from '@python-learning/domain';
import {
  type CourseReport,
  type Figure,
  fewestShown,
  type QuestionReport,
  type VisitsReport,
} from './course-report.ts';

const columns: readonly [title: string, cell: (row: QuestionReport) => string][] = [
  ['question', ({ question }) => question],
  ['tried', ({ learners }) => whole(learners)],
  ['attempts', ({ attempts_median: median }) => withTenths(median)],
  ['mean', ({ attempts_mean: mean }) => withTenths(mean)],
  ['first try', ({ first_try_percent: percent }) => whole(percent, ' %')],
  ['hints', ({ hints }) => whole(hints)],
  ['lines', ({ lines }) => whole(lines)],
  ['given up', ({ given_up: learners }) => whole(learners)],
  ['minutes', ({ minutes_median: minutes }) => whole(minutes)],
  [
    'explanations',
    ({ explanations }) => explanations.map(({ id, learners }) => `${id} ${learners}`).join(', '),
  ],
];

const meanings = [
  'attempts: median and mean of a learner, up to the first solution. first try: solved with the first attempt.',
  'hints: learners for whom more than the first hint opened. lines: learners who opened lines of the solution.',
  'given up: not solved, and not tried for a week.',
  'minutes: median between the first attempt and the first solution.',
  'explanations: the most frequent ones of the stored programs, with the number of learners who read them.',
  `few: about fewer than ${fewestShown}. A dash: about nobody.`,
];

const stepNames: Readonly<Record<VisitStep, string>> = {
  visit: 'visit of the landing page',
  own_output: 'an output of their own',
  own_change: 'the output of a change of their own',
  first_verdict: 'the first verdict on a program',
  lesson_end: 'the end of a lesson',
  second_day: 'a second day',
};

/** The report as lines of text. */
export function courseReportLines({ questions, visits }: CourseReport): string[] {
  const rows = questions.map((row) => columns.map(([, cell]) => cell(row)));
  const visitRows = Object.entries(stepNames).map(([step, name]) => [
    name,
    ...visits.map((span) => stepCell(span, step)),
  ]);
  return [
    ...table([columns.map(([title]) => title), ...rows], [0, columns.length - 1]),
    '',
    ...meanings,
    '',
    ...table([['of 100 visits', ...visits.map(({ days }) => `${days} days`)], ...visitRows], [0]),
    '',
    'Each browser is counted once for each step that it reaches; how many there were is in brackets.',
  ];
}

function stepCell({ steps }: VisitsReport, name: string): string {
  const reached = steps.find(({ step }) => step === name);
  return reached === undefined ? '' : `${whole(reached.per_100)} (${whole(reached.count)})`;
}

/** Columns of equal width. Those with numbers end at the right. */
function table(rows: readonly (readonly string[])[], textColumns: readonly number[]): string[] {
  const widthOf = (column: number): number => Math.max(...rows.map((row) => (row[column] ?? '').length));
  const aligned = (cell: string, column: number): string =>
    textColumns.includes(column) ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column));
  return rows.map((row) => row.map(aligned).join('  ').trimEnd());
}

function whole(figure: Figure | null, unit = ''): string {
  return typeof figure === 'number' ? `${Math.round(figure)}${unit}` : (figure ?? '–');
}

function withTenths(figure: Figure | null): string {
  return typeof figure === 'number' ? figure.toFixed(1) : whole(figure);
}
