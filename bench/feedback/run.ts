/** What feedback adds to a run: the time of `assess` over the corpus of beginners' programs, and over hostile ones. */
import { allPrograms } from '../../packages/feedback/fixtures/corpus.ts';
import { assessmentOf } from '../../packages/feedback/fixtures/judge.ts';
import { recordedReports } from '../../packages/feedback/fixtures/recorded.ts';
import {
  factsWith,
  printed,
  questionWith,
  raised,
  stdinCase,
} from '../../packages/feedback/src/fixtures/builders.ts';
import { type AssessInput, assess, type Outcome } from '../../packages/feedback/src/index.ts';
import { printFigure, type Summary, timed } from '../figures.ts';
import { hostileOutputs, hostileSources } from './hostile-programs.ts';

const rounds = 5;

const exceptions = [
  ['SyntaxError', 'invalid syntax'],
  ['SyntaxError', 'unterminated string literal (detected at line 1)'],
  ['NameError', "name 'value1' is not defined"],
  ['TypeError', 'can only concatenate str (not "int") to str'],
  ['IndentationError', "expected an indented block after 'if' statement on line 1"],
] as const;

console.log('\nfeedback: assess, after the run itself');
const ordinary = await benchCorpus();
printFigure('assess of a beginner program, p50', milliseconds(ordinary.p50));
printFigure('assess of a beginner program, p95', milliseconds(ordinary.p95), {
  text: '≤ 2 ms',
  reached: ordinary.p95 <= 2,
});
const hostile = await benchHostile();
printFigure('assess of a hostile program of 20 KB, p50', milliseconds(hostile.p50));
printFigure('assess of a hostile program of 20 KB, p95', milliseconds(hostile.p95), {
  text: '≤ 100 ms',
  reached: hostile.p95 <= 100,
});

/** Programs take turns, so that no call finds the program of the last one in a cache. */
function benchCorpus(): Promise<Summary> {
  const programs = allPrograms();
  const reports = recordedReports(programs);
  let next = 0;
  const assessNext = async () => {
    const program = programs[next % programs.length];
    const report = program === undefined ? undefined : reports.get(program.id);
    if (program === undefined || report === undefined) throw new Error('The corpus is empty.');
    assessmentOf({ program, report }, next % 2 === 0 ? 'en' : 'ta');
    next += 1;
  };
  return timed(programs.length * rounds, 1, assessNext);
}

function benchHostile(): Promise<Summary> {
  const inputs = [...hostileErrors(), ...hostileAnswers()];
  let next = 0;
  const assessNext = async () => {
    const input = inputs[next % inputs.length];
    if (input !== undefined) assess(input);
    next += 1;
  };
  return timed(inputs.length, 1, assessNext);
}

function hostileErrors(): AssessInput[] {
  return Object.values(hostileSources).flatMap((source) => {
    const lines = [1, source.split('\n').length];
    return exceptions.flatMap(([type, message]) =>
      lines.map((line) => inputOf(source, raised(type, message, line), 'x')),
    );
  });
}

function hostileAnswers(): AssessInput[] {
  return hostileOutputs.flatMap(([expected, actual]) =>
    Object.values(hostileSources).map((source) => inputOf(source, printed(actual), expected)),
  );
}

function inputOf(source: string, outcome: Outcome, expected: string): AssessInput {
  const question = questionWith({ cases: [stdinCase(expected)] });
  const report = { shown: outcome, cases: [outcome], facts: factsWith() };
  return { question, source, report, language: 'en', failedAttempts: 0 };
}

function milliseconds(value: number): string {
  return `${value.toFixed(2)} ms`;
}
