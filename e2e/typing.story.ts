import { expect, test } from './story.ts';

test('who types faster than a slow phone draws loses no letter', async ({ page, child }) => {
  // A new learner, because other tests save programs for the demo accounts.
  await child.joins();
  await page.goto('/code/hello-python');
  await page.locator('.cm-line').first().waitFor();
  await child.writeProgram('');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const typed = await page.evaluate(typeWithoutMercy);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(child.editor).toHaveText(typed);
  // No letter is undone later either.
  await expect(page.getByText(child.t('practice_draft_saved'), { exact: true })).toBeVisible();
  await expect(child.editor).toHaveText(typed);
});

/** Runs in the page. Types letters between any two of its tasks; resolves with all of them. */
async function typeWithoutMercy(): Promise<string> {
  const pauses = [
    () => new Promise((resolve) => requestAnimationFrame(resolve)),
    () => new Promise((resolve) => setTimeout(resolve, 0)),
    () => new Promise((resolve) => setTimeout(resolve, 3)),
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      }),
  ];
  let typed = '';
  for (let index = 0; index < 200; index += 1) {
    const letter = 'abcdefghij'[index % 10] ?? '';
    document.execCommand('insertText', false, letter);
    typed += letter;
    await pauses[index % pauses.length]?.();
  }
  return typed;
}
