import type { EndedRun } from '@python-learning/contract';
import { halfCorner } from '@python-learning/testing/planted-evidence';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import type { EvidenceView, Sides } from './evidence-view.ts';
import { evidenceViews, viewOf } from './evidence-views.ts';
import { Problem } from './problem.tsx';
import { textView } from './text-view.tsx';

const pathsView: EvidenceView = {
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
    show(halfCorner(), { paths: pathsView });
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

  it.each(['constructor', 'toString', '__proto__'])('is text where its kind is called %s', (kind) => {
    const [check] = halfCorner().checks;
    if (check === undefined) throw new TypeError('The run has checks');
    expect(viewOf({ ...check, evidence: kind }, evidenceViews)).toBe(textView);
  });
});
