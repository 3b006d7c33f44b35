import type { EndedRun } from '@python-learning/contract';
import { runResult } from '@python-learning/testing/samples';
import { judgeStrokes, type Strokes } from '@python-learning/testing/strokes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  printed,
  questionWith,
  reportOf,
  returned,
} from '../../../../../packages/feedback/fixtures/builders.ts';
import { assessJudged } from '../../../../../packages/feedback/src/assess.ts';
import { setLanguage } from '../../lib/language/language.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import type { EvidenceView, Sides } from './evidence-view.ts';
import { evidenceViews } from './evidence-views.ts';
import { Problem } from './problem.tsx';

const strokesView: EvidenceView = {
  Whole: ({ expected, actual }: Sides) => (
    <>
      <Drawing name="To draw" path={expected ?? ''} />
      <Drawing name="Drawn" path={actual ?? ''} />
    </>
  ),
  difference: (expected, actual) => (
    <Drawing name="Still missing" path={expected.replace(actual, '').trim()} />
  ),
};

function Drawing({ name, path }: { name: string; path: string }) {
  return (
    <svg role="img" aria-label={name}>
      <path d={path} />
    </svg>
  );
}

function drawn(name: string): string | null {
  return screen.getByRole('img', { name }).querySelector('path')?.getAttribute('d') ?? null;
}

const corner: Strokes = {
  kind: 'strokes',
  lines: [
    [0, 0, 10, 0],
    [10, 0, 10, 10],
  ],
};

/** The run of a program that was to draw a corner and drew one line of it, then printed another word. */
function halfCorner(): EndedRun {
  const evidence = [corner, { kind: 'output', stdout: 'done' } as const];
  const run = judgeStrokes({
    question: {
      ...questionWith(),
      cases: evidence.map((one) => ({ visible: true, inputs: [], vary: null, evidence: one })),
    },
    source: 'strokes = [(0, 0, 10, 0)]',
    report: reportOf([returned('[(0, 0, 10, 0)]', 'list'), printed('dome')]),
    language: 'en' as const,
    failedAttempts: 0,
  });
  const { checks, explanation } = assessJudged(run);
  const unsaid = { expected: null, actual: null, message: null };
  const told = checks.map((check) => ({ ...unsaid, ...check, inputs: [...(check.inputs ?? [])] }));
  return runResult({ checks: told, explanation });
}

function show(result: EndedRun, views = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Problem
        result={result}
        typed={[]}
        fixable={null}
        onFix={() => undefined}
        views={{ ...evidenceViews, ...views }}
      >
        {null}
      </Problem>
    </QueryClientProvider>,
  );
}

describe('what a case looks at', () => {
  beforeEach(() => {
    setLanguage('en');
    startFakeCourse();
  });

  it('is drawn by a view that is handed in, beside the explanation and in the list of checks', () => {
    show(halfCorner(), { strokes: strokesView });
    expect(drawn('Still missing')).toBe('M10 0L10 10');
    expect(drawn('To draw')).toBe('M0 0L10 0 M10 0L10 10');
    expect(drawn('Drawn')).toBe('M0 0L10 0');
    expect(screen.getAllByText('dome', { ignore: '[aria-hidden] *' })).toHaveLength(1);
  });

  it('is text where no view is known, and where the run was kept before its kind was said', () => {
    const result = halfCorner();
    const unsaid = { ...result, checks: result.checks.map((check) => ({ ...check, evidence: undefined })) };
    for (const one of [result, unsaid]) show(one);
    expect(screen.queryAllByRole('img', { name: 'Drawn' })).toEqual([]);
    // Beside the explanation and in the list of checks, of both runs.
    expect(screen.getAllByText('M0 0L10 0', { selector: '.sr-only' })).toHaveLength(4);
  });
});
