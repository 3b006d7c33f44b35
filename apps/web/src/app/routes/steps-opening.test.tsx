import { practice, runResult } from '@python-learning/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeLocalSettings } from '../../lib/settings/local-settings.ts';
import { startFakeCourse } from '../../test/fake-api.ts';
import { openApp } from '../../test/open-app.tsx';
import * as programs from '../../workbench/steps/seen-programs.fixture.ts';

const file = vi.hoisted(() => ({ isAsked: false, ...Promise.withResolvers<void>() }));
vi.mock('../../workbench/steps/steps-dialog.tsx', async (load) => {
  file.isAsked = true;
  await file.promise;
  return load();
});
// The full editor needs a real browser; without it the text area does the same work.
vi.mock('../../workbench/editor/codemirror-editor.ts', () => {
  throw new Error('not in this test');
});
// jsdom shows a dialog, but does not make it modal.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};

/** Runs a program, up to the button that opens its steps. */
async function run() {
  const server = startFakeCourse();
  server.answer('practice.questions', practice);
  server.answer('practice.submitCode', runResult());
  server.answer('practice.traceProgram', programs.loop.trace);
  const app = openApp('/code/m1', 'en');
  await app.user.click(await screen.findByRole('button', { name: 'Run' }));
  return { ...app, button: await screen.findByRole('button', { name: 'See it run' }) };
}

describe('the steps of a program, in a file of their own', () => {
  beforeEach(() => {
    changeLocalSettings({ dataSaving: false });
    // A browser that is always idle.
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });

  it('are not fetched before they are asked for, where data is saved', async () => {
    changeLocalSettings({ dataSaving: true });
    await run();
    expect(file.isAsked).toBe(false);
  });

  it('are otherwise fetched as soon as there is a result', async () => {
    await run();
    await waitFor(() => expect(file.isAsked).toBe(true));
  });

  it('are waited for in sight, and a second press opens them no second time', async () => {
    const { user, router, button } = await run();
    await user.click(button);
    const waiting = await screen.findByText('Python runs your program step by step.');
    expect(waiting.role).toBe('status');
    await user.click(button);
    file.resolve();
    await screen.findByRole('dialog');
    await router.goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
