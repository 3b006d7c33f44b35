import { createPythonEngine } from '@python-learning/python';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPrograms } from '../../feedback/fixtures/corpus.ts';
import { assessmentOf } from '../../feedback/fixtures/judge.ts';
import { recordedReports } from '../../feedback/fixtures/recorded.ts';
import { runProgram } from './run-program.ts';

const engine = createPythonEngine();

beforeAll(() => engine.ready());
afterAll(() => engine.stop());

const programs = allPrograms();
const reports = recordedReports(programs);

/** Every program of the corpus that is offered a fix, with its explanation. */
const offered = programs.flatMap((program) => {
  const report = reports.get(program.id);
  const told = report === undefined ? null : assessmentOf({ program, report }, 'en');
  const { fix = null, explanation = null } = told ?? {};
  return fix === null || explanation === null ? [] : [{ id: program.id, program, fix, explanation }];
});

describe('one tap brings a program further', () => {
  test('fixes are offered to many programs', () => {
    expect(offered.length).toBeGreaterThan(50);
  });

  test.each(offered)('$id', async ({ program, fix, explanation }) => {
    expect(fix.code).not.toBe(program.source);
    const fixed = { ...program, source: fix.code };
    const { explanation: next } = assessmentOf(
      { program: fixed, report: await runProgram(engine, fixed) },
      'en',
    );
    expect({ id: next?.id, line: next?.line }).not.toEqual({ id: explanation.id, line: explanation.line });
    expect(rankOf(next?.python_says)).toBeGreaterThanOrEqual(rankOf(explanation.python_says));
  });
});

/** How far Python came: 0 could not read the program, 1 stopped on the way, 2 reached the end. */
function rankOf(pythonSays: string | null | undefined): number {
  if (pythonSays === null || pythonSays === undefined) return 2;
  return /^(?:Syntax|Indentation|Tab)Error/u.test(pythonSays) ? 0 : 1;
}
