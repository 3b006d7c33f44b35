import { runResult } from '@python-learning/testing/samples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../lib/language/language.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { drawingOf, linesIn, square } from '../drawing/drawings.fixture.ts';
import { CheckList } from './check-list.tsx';
import { evidenceViews } from './evidence-views.ts';

const threeSides = drawingOf(square.steps.slice(0, 6));

const check = {
  name: 'Example',
  passed: false,
  visible: true,
  evidence: 'strokes',
  inputs: null,
  expected: '4 lines',
  actual: '3 lines',
  message: null,
} as const;

function show(drawings: object) {
  setLanguage('en');
  startFakeCourse();
  const { checks } = runResult({ checks: [{ ...check, ...drawings }] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CheckList checks={checks} isFolded={false} views={evidenceViews} />
    </QueryClientProvider>,
  );
}

describe('the strokes that a case looks at', () => {
  it('are drawn over those that are asked for, with words for how many there are', async () => {
    show({ expected_drawing: square, actual_drawing: threeSides });
    const picture = await screen.findByRole('img', { name: /^Your drawing over the one that is asked for/ });
    expect(picture.querySelectorAll('.drawing-target path')).toHaveLength(4);
    expect(linesIn(picture)).toBe(3);
    expect(screen.getByText('3 lines', { selector: '.sr-only' })).toBeDefined();
  });

  it('are asked for alone where nothing was drawn', async () => {
    show({ expected_drawing: square });
    const picture = await screen.findByRole('img', { name: /Nothing is drawn/ });
    expect(picture.querySelectorAll('.drawing-target path')).toHaveLength(4);
  });

  it('are words alone in a run that was kept without them', () => {
    show({});
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('4 lines', { selector: '.sr-only' })).toBeDefined();
  });
});
