import type { Page } from '@playwright/test';
import type { LearnerAtBrowser } from './learner.ts';
import { expect, test } from './story.ts';

const loop = 'count = 0\nwhile count < 2:\n    count += 1\nprint(count)';

/** What each step of the loop says, by the learner's language. */
const sentences = {
  en: [
    'The program begins.',
    'count gets the value 0.',
    'The condition count < 2 is True, so the block runs.',
    'count becomes 1.',
    'The condition count < 2 is True, so the block runs.',
    'count becomes 2.',
    'The condition count < 2 is False, so the loop ends.',
    'The output shows "2".',
  ],
  ta: [
    'நிரல் தொடங்குகிறது.',
    'count என்ற பெயருக்கு 0 என்ற மதிப்பு கிடைக்கிறது.',
    'count < 2 என்ற நிபந்தனை True. எனவே உள்ளே உள்ள வரிகள் இயங்கும்.',
    'count இப்போது 1 ஆகிறது.',
    'count < 2 என்ற நிபந்தனை True. எனவே உள்ளே உள்ள வரிகள் இயங்கும்.',
    'count இப்போது 2 ஆகிறது.',
    'count < 2 என்ற நிபந்தனை False. எனவே மடக்கு முடிகிறது.',
    'வெளியீட்டில் வருவது: "2".',
  ],
};

test('a loop is seen step by step, with a thumb or by keyboard, and Back leads to the program', async ({
  page,
  child,
  language,
  isMobile,
}) => {
  await child.joins();
  await page.goto('/code/hello-python');
  await runProgram(page, child, loop);
  await child.button('practice_steps_open').click();
  const dialog = page.getByRole('dialog');
  for (const [index, sentence] of sentences[language].entries()) {
    if (index > 0 && isMobile) await child.button('practice_steps_next').tap();
    if (index > 0 && !isMobile) await page.keyboard.press(index % 2 === 0 ? 'ArrowRight' : 'Enter');
    await expect(dialog.getByText(sentence, { exact: false })).toBeInViewport({ ratio: 1 });
    if (index > 0) await expect(dialog.locator('li[aria-current="step"]')).toBeInViewport({ ratio: 1 });
  }
  await expect(dialog.getByRole('region', { name: child.t('practice_output') })).toHaveText('2');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(child.button('practice_steps_open')).toBeFocused();
  await expect(page).toHaveURL(/\/code\/hello-python/);
});

test('an error is seen where it happened, with the names of its call', async ({ page, child }) => {
  await child.joins();
  await page.goto('/code/hello-python');
  await runProgram(
    page,
    child,
    'def share(sweets, children):\n    return sweets // children\n\nshare(12, 0)',
  );
  await child.button('practice_steps_open_error').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('ZeroDivisionError')).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('li[aria-current="step"]')).toContainText('return sweets // children');
  const call = dialog.getByRole('group', { name: /share/ });
  await expect(call.locator('dt')).toHaveText(['sweets', 'children']);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a long line is broken, so that none of it has to be scrolled to', async ({ page, child }) => {
  await child.joins();
  await page.goto('/code/hello-python');
  await runProgram(page, child, `if True:\n    print('${'a long line '.repeat(12)}')`);
  await child.button('practice_steps_open').click();
  const code = page.getByRole('group', { name: child.t('practice_steps_code') });
  await expect(code.getByText('a long line')).toBeInViewport();
  expect(await code.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
});

test('a finger on the boxes goes to the next step and back', async ({ page, child, isMobile }) => {
  test.skip(!isMobile, 'a mouse does not swipe');
  await child.joins();
  await page.goto('/code/hello-python');
  await runProgram(page, child, loop);
  await child.button('practice_steps_open').click();
  const slider = page.getByRole('slider', { name: child.t('practice_steps_slider') });
  await swipe(page, child, -120);
  await expect(slider).toHaveValue('1');
  await swipe(page, child, 120);
  await expect(slider).toHaveValue('0');
});

async function runProgram(page: Page, child: LearnerAtBrowser, source: string): Promise<void> {
  await page.locator('.cm-line').first().waitFor();
  await child.writeProgram(source);
  await child.run();
}

/** Moves a finger over the boxes by this many pixels to the right. */
async function swipe(page: Page, child: LearnerAtBrowser, byPx: number): Promise<void> {
  const boxes = await page.getByRole('group', { name: child.t('practice_steps_names') }).boundingBox();
  if (boxes === null) throw new Error('There are no boxes');
  const from = { x: boxes.x + boxes.width / 2, y: boxes.y + boxes.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y }],
    });
  await send('touchStart', from.x);
  await send('touchMove', from.x + byPx / 2);
  await send('touchMove', from.x + byPx);
  await send('touchEnd', from.x + byPx);
  await touch.detach();
}
