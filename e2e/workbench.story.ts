import type { Locator, Page } from '@playwright/test';
import { curriculum } from './course.ts';
import type { LearnerAtBrowser } from './learner.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 360, height: 740 };
/** The same phone with its keyboard open. */
const withKeyboard = { width: 360, height: 400 };

test.describe('the workbench on a phone', () => {
  test.skip(
    ({ isMobile }) => !isMobile,
    'a window with a mouse also has a line about the keys below the code',
  );

  test.beforeEach(async ({ page }) => page.setViewportSize(phone));

  test('shows goal and code together in every milestone, and the page never scrolls', async ({
    page,
    child,
    baseURL,
  }) => {
    await page.context().addCookies(await cookiesOf('graduate', baseURL ?? ''));
    for (const { id, questions } of curriculum.milestones) {
      await page.goto(`/code/${id}`);
      await expect(child.editor).toBeVisible();
      for (const [index] of questions.slice(0, 3).entries()) {
        if (index > 0) await child.button('practice_next_question').first().click();
        await expect(goalOf(page)).toBeInViewport({ ratio: 1 });
        for (const lines of await exampleOf(page).locator('pre').all()) {
          expect(await linesIn(lines), `${id}, question ${index + 1}`).toBeLessThanOrEqual(3);
        }
        const seen = await measure(page);
        expect(seen.codePx, `${id}, question ${index + 1}`).toBeGreaterThanOrEqual(128);
        expect(seen.hiddenPx, `${id}, question ${index + 1}`).toBe(0);
      }
    }
  });

  test('shows every answer to a guess from edge to edge', async ({ page, child, baseURL }) => {
    await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    await page.goto('/code/hello-python');
    const asked = page.getByRole('region', { name: child.t('practice_guess_ask') });
    await expect(asked).toBeVisible();
    const answers = await asked.getByRole('button').all();
    expect(answers).toHaveLength(3);
    for (const answer of answers) {
      const box = (await answer.boundingBox()) ?? { x: -1, width: 0 };
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
    }
  });

  test('keeps the goal and seven lines of code above an open keyboard', async ({ page, child, baseURL }) => {
    await page.context().addCookies(await cookiesOf('graduate', baseURL ?? ''));
    await page.goto(`/code/${curriculum.milestones[8]?.id}`);
    await child.button('practice_next_question').first().click();
    await page.locator('.cm-line').first().waitFor();
    await child.editor.click();
    await page.setViewportSize(withKeyboard);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(exampleOf(page)).toBeInViewport({ ratio: 1 });
    const seen = await measure(page);
    expect(Math.floor(seen.codePx / seen.linePx)).toBeGreaterThanOrEqual(7);
    expect(seen.hiddenPx).toBe(0);
    // The output is in the place of the goal then, and opens the task as the goal does.
    await goalOf(page).tap();
    await expect(page.getByRole('dialog').locator('.prose')).toBeInViewport();
  });

  test('brings Run to its verdict without scrolling, in a sheet of three heights', async ({
    page,
    child,
    baseURL,
  }) => {
    await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    await page.goto('/code/hello-python');
    await page.locator('.cm-line').first().waitFor();
    await child.writeProgram('# prediction: Idli\nPrint("Idli")');
    await child.run();
    const verdict = page.getByText(child.t('practice_ran_with_error'));
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.cm-marked-line')).toBeInViewport({ ratio: 1 });

    const handle = child.button('practice_sheet_handle');
    await handle.press('ArrowUp');
    await expect(child.editor).toBeHidden();
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await handle.press('Escape');
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await expect(child.editor).toBeVisible();
    await expect(verdict).toBeInViewport({ ratio: 1 });
    await dragTo(page, child, 80);
    await expect(child.editor).toBeHidden();
    expect((await measure(page)).hiddenPx).toBe(0);
    await dragTo(page, child, phone.height - 80);
    await expect(child.editor).toBeVisible();
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the whole task over the code at one tap', async ({ page, baseURL }) => {
    await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    await page.goto('/code/hello-python');
    await goalOf(page).click();
    const task = page.getByRole('dialog');
    await expect(task.locator('.prose')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(task).toBeHidden();
    await expect(goalOf(page)).toBeFocused();
  });

  for (const locale of ['ta-IN', 'en-GB']) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test('has one list of hints, a tap away from task and result, which moves no code and keeps its word', async ({
        page,
        child,
      }) => {
        await child.joins();
        await page.goto('/code/hello-python');
        await page.locator('.cm-line').first().waitFor();
        const bulb = child.button('practice_hint_show');
        await expect(bulb).toHaveAccessibleDescription(child.t('practice_hint_open', { open: 1, total: 3 }));
        const place = await child.editor.boundingBox();
        await bulb.tap();
        const list = page.getByRole('dialog');
        await expect(child.button('practice_hint_more')).toBeInViewport();
        await expect(list.getByText(child.t('practice_hint_after_hint', { number: 2 }))).toBeInViewport();
        expect(await child.editor.boundingBox()).toEqual(place);
        await page.keyboard.press('Escape');
        await expect(bulb).toBeFocused();

        await fails(page, child, 1);
        await fails(page, child, 2);
        await expect(bulb).toHaveAccessibleDescription(child.t('practice_hint_open', { open: 2, total: 3 }));
        await child.button('practice_hint_count', { number: 1, total: 3 }).tap();
        await child.button('practice_hint_more').tap();
        const second = { number: 2, total: 3 };
        await expect(
          list.getByRole('heading', { name: child.t('practice_hint_count', second) }),
        ).toBeInViewport();

        await page.keyboard.press('Escape');
        await fails(page, child, 3);
        await fails(page, child, 4);
        await page.reload();
        await expect(bulb).toHaveAccessibleDescription(child.t('practice_hint_open', { open: 3, total: 3 }));
      });
    });
  }

  test('shows the line that was mended, the way back, and what the program does now', async ({
    page,
    child,
    baseURL,
  }) => {
    await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
    await page.goto('/code/hello-python');
    await page.locator('.cm-line').first().waitFor();
    await child.writeProgram(`# prediction: Idli\n${'print("Dosai")\n'.repeat(30)}Print("Idli")`);
    await child.run();
    await child.button('practice_fix_apply').click();
    await expect(page.locator('.cm-line', { hasText: 'print("Idli")' })).toBeInViewport({ ratio: 1 });
    await expect(child.button('practice_undo')).toBeInViewport({ ratio: 1 });
    const output = page.getByRole('region', { name: child.t('practice_output'), exact: true });
    await expect(output.getByRole('status')).toBeInViewport();
    await expect(output.getByRole('status')).not.toContainText(child.t('practice_ran_with_error'));
  });
});

test.describe('the workbench on a computer', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has a workbench of its own');

  for (const [length, lines] of [
    ['short', 3],
    ['long', 40],
  ] as const) {
    test(`keeps the line where Python stopped beside its explanation, in a ${length} program`, async ({
      page,
      child,
      baseURL,
    }) => {
      await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
      await page.goto('/code/hello-python');
      await page.locator('.cm-line').first().waitFor();
      await child.writeProgram(`# prediction: Idli\n${'print("Dosai")\n'.repeat(lines)}Print("Idli")`);
      await page.evaluate(() => window.scrollTo(0, 0));
      const before = await child.editor.boundingBox();
      await child.run();
      const output = page.getByRole('region', { name: child.t('practice_output'), exact: true });
      await expect(output.getByText(child.t('practice_ran_with_error'))).toBeInViewport({ ratio: 1 });
      await expect(child.button('practice_fix_apply')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.cm-marked-line')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.cm-line-note')).toBeInViewport({ ratio: 1 });
      await expect(child.runButton).toBeInViewport({ ratio: 1 });
      expect((await child.editor.boundingBox())?.x).toBe(before?.x);
    });
  }

  test('moves the code by no more than its heading when the result comes', async ({
    page,
    child,
    baseURL,
  }) => {
    await page.context().addCookies(await cookiesOf('graduate', baseURL ?? ''));
    await page.goto(`/code/${curriculum.milestones[14]?.id}`);
    await page.locator('.cm-line').first().waitFor();
    await child.writeProgram('print("Idli")');
    const topOf = async () => (await page.locator('.editor-scroller').boundingBox())?.y ?? 0;
    const before = await topOf();
    await child.run();
    const output = page.getByRole('region', { name: child.t('practice_output'), exact: true });
    await expect(output.locator('[data-mark]')).toBeInViewport({ ratio: 1 });
    expect(before - (await topOf())).toBeLessThan(120);
    await expect(page.locator('.cm-line').first()).toBeInViewport({ ratio: 1 });
  });
});
/** Runs a program that prints a word of the task and this number, which solves nothing. */
async function fails(page: Page, child: LearnerAtBrowser, number: number): Promise<void> {
  await child.writeProgram(`print("Idli", ${number})`);
  await child.run();
  const output = page.getByRole('region', { name: child.t('practice_output'), exact: true });
  await expect(output.locator('pre').filter({ hasText: new RegExp(`^Idli ${number}\\s*$`) })).toBeVisible();
}

/** The task in one line, which opens the whole task. */
function goalOf(page: Page) {
  return page.getByRole('main').locator('h2 > button');
}

/** What is typed, and what the program must show. */
function exampleOf(page: Page) {
  return goalOf(page).locator('xpath=../following-sibling::div');
}

function linesIn(text: Locator): Promise<number> {
  return text.evaluate((block) =>
    Math.round(block.clientHeight / Number.parseFloat(getComputedStyle(block).lineHeight)),
  );
}

async function dragTo(page: Page, child: LearnerAtBrowser, y: number): Promise<void> {
  const box = await child.button('practice_sheet_handle').boundingBox();
  if (box === null) throw new Error('The sheet has no handle');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  await page.mouse.up();
}

/** Heights in CSS pixels: of the code that is seen, of one line, and of what the window does not show of the page. */
function measure(page: Page): Promise<{ codePx: number; linePx: number; hiddenPx: number }> {
  return page.evaluate(() => {
    const frame = document.querySelector('.editor-scroller')?.getBoundingClientRect();
    const line = document.querySelector('.cm-line')?.getBoundingClientRect();
    const [top, bottom] = [frame?.top ?? 0, Math.min(frame?.bottom ?? 0, window.innerHeight)];
    return {
      codePx: bottom - top,
      linePx: line?.height ?? 0,
      hiddenPx: document.documentElement.scrollHeight - window.innerHeight,
    };
  });
}
