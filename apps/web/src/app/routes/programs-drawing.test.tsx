import type { RunResult } from '@python-learning/contract';
import type { Language } from '@python-learning/domain';
import { kavin, ownProgram, runResult, waitingRun } from '@python-learning/testing/samples';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import { square } from '../../workbench/drawing/drawings.fixture.ts';

// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});

const words = {
  en: {
    run: 'Run',
    drawing: 'Drawing',
    nothing: '(nothing)',
  },
  ta: { run: 'இயக்கு', drawing: 'வரைபடம்', nothing: '(எதுவும் இல்லை)' },
};

async function runProgram(language: Language, answer: RunResult) {
  localStorage.setItem('storage_owner', kavin.id);
  startFakeCourse({ 'programs.program': ownProgram, 'programs.runProgram': answer });
  const { user } = openApp('/programs/p1', language);
  await user.click(await screen.findByRole('button', { name: words[language].run }));
}

describe.each(['en', 'ta'] as const)('a program that draws, in %s', (language) => {
  const say = words[language];

  it('shows its picture, and no empty text', async () => {
    await runProgram(language, runResult({ verdict: 'unchecked', output: '', drawing: square }));
    expect(await screen.findByRole('group', { name: say.drawing })).toBeDefined();
    expect(screen.queryByText(say.nothing)).toBeNull();
  });

  it('shows its picture before what it prints', async () => {
    await runProgram(language, runResult({ verdict: 'unchecked', output: 'done\n', drawing: square }));
    const picture = await screen.findByRole('group', { name: say.drawing });
    const text = screen.getByText('done');
    expect(picture.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows what it has drawn while it asks', async () => {
    await runProgram(language, { ...waitingRun('Next? '), drawing: square });
    expect(await screen.findByRole('img')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
