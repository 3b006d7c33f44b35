import type { Page } from '@playwright/test';
import type { LearnerAtBrowser } from './learner.ts';
import { LearnerAtPhoneKeyboard } from './learner-at-phone-keyboard.ts';
import { cookiesOf } from './specification/demo-sessions.ts';
import { expect, test } from './story.ts';

/** In Chrome on Android, the editor takes text from the keyboard in another way than elsewhere. */
const android =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test.skip(({ isMobile }) => !isMobile, 'the row of keys belongs to a phone’s keyboard');

for (const [browser, userAgent] of [
  ['Chrome on Android', android],
  ['another browser', undefined],
] as const) {
  test.describe(`a child who types on a phone, in ${browser}`, () => {
    test.use(userAgent === undefined ? {} : { userAgent });

    test.beforeEach(async ({ page, child, baseURL }) => {
      await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
      await page.goto('/code/hello-python?q=3');
      await page.locator('.cm-line').first().waitFor();
      await child.editor.tap();
      await page.getByRole('toolbar').waitFor();
    });

    test('writes a line with words, keys and both kinds of brackets', async ({ page, child }) => {
      const keys = await LearnerAtPhoneKeyboard.at(page);
      await keys.startWith('');
      await keys.tap('print()');
      await keys.tap(child.t('practice_key_quote'));
      await keys.write('வணக்கம்');
      await keys.tap(child.t('practice_key_quote'));
      await keys.write(',');
      await keys.write('12');
      await expectProgram(page, ['print("வணக்கம்",12)']);
      await expect(child.editor).toBeFocused();
    });

    test('taps a key in the middle of a word, and the word stays', async ({ page, child }) => {
      const keys = await LearnerAtPhoneKeyboard.at(page);
      await keys.startWith('');
      await keys.compose('age');
      await keys.tap(child.t('practice_key_open'));
      await keys.write('bus');
      await expectProgram(page, ['age(bus)']);
      await keys.startWith('');
      await keys.compose('for');
      await keys.tap('print()');
      await keys.compose('ab');
      await keys.tap(child.t('practice_key_right'));
      await keys.write('x');
      await expectProgram(page, ['for print(ab)x']);
      await expect(child.editor).toBeFocused();
    });

    test('puts lines in order, and takes it back, in the middle of a word', async ({ page, child }) => {
      const keys = await LearnerAtPhoneKeyboard.at(page);
      await keys.startWith('one\n');
      await keys.compose('two');
      await keys.tap(child.t('practice_key_line_up'));
      await keys.write('three');
      await expectProgram(page, ['twothree', 'one']);
      await keys.tap(child.t('practice_key_line_down'));
      await expectProgram(page, ['one', 'twothree']);
      await keys.startWith('one\n');
      await keys.compose('two');
      await keys.tap(child.t('practice_key_undo'));
      await keys.write('x');
      await expectProgram(page, ['one', 'x']);
    });

    test('runs the program in the middle of a word', async ({ page, child }) => {
      const keys = await LearnerAtPhoneKeyboard.at(page);
      await keys.startWith('');
      await keys.tap('print()');
      await keys.tap(child.t('practice_key_quote'));
      await keys.compose('நிலா');
      await child.runButton.tap();
      await expect(outputOf(page, child)).toContainText('நிலா');
      await expectProgram(page, ['print("நிலா")']);
    });

    test('goes on typing where the faulty line is marked', async ({ page }) => {
      const keys = await LearnerAtPhoneKeyboard.at(page);
      await keys.startWith('a = 1\nPrint("Hi")\n');
      await keys.offers('a');
      await page.keyboard.press('Control+Enter');
      await keys.compose('new');
      await expect(page.locator('.cm-marked-line')).toHaveText('Print("Hi")');
      await keys.write('newer');
      await expectProgram(page, ['a = 1', 'Print("Hi")', 'newer']);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('End');
      await keys.write('xyz');
      await page.keyboard.press('Home');
      await keys.write('q');
      await expectProgram(page, ['a = 1', 'qPrint("Hi")xyz', 'newer']);
    });

    test('has a line fixed while the keyboard holds its word', async ({ page, child }) => {
      const keys = await LearnerAtPhoneKeyboard.at(page);
      await keys.startWith('Print("Hi")');
      await child.runButton.tap();
      const fix = child.button('practice_fix_apply');
      await fix.waitFor();
      await child.editor.tap();
      await page.keyboard.press('Home');
      for (const _ of 'Print') await page.keyboard.press('ArrowRight');
      await keys.composeAgain('Print');
      // While the learner types, the result makes room.
      await child.button('practice_sheet_handle').tap();
      await fix.tap();
      await expectProgram(page, ['print("Hi")']);
      await child.editor.tap();
      await page.keyboard.press('Control+End');
      await keys.write('ab');
      await expectProgram(page, ['print("Hi")ab']);
    });
  });
}

test('the row has keys of 44 pixels, and fades only where more follow', async ({ page, child, baseURL }) => {
  await page.context().addCookies(await cookiesOf('new', baseURL ?? ''));
  await page.goto('/code/hello-python');
  await child.editor.tap();
  const row = page.getByRole('toolbar', { name: child.t('practice_keys_label'), exact: true });
  await row.waitFor();
  const sizes = await row
    .getByRole('button')
    .evaluateAll((keys) =>
      keys.map((key) => Math.min(key.getBoundingClientRect().width, key.getBoundingClientRect().height)),
    );
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  await expect(row).toHaveAttribute('data-more-after');
  await expect(row).not.toHaveAttribute('data-more-before');
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(row).toHaveAttribute('data-more-before');
  await expect(row).not.toHaveAttribute('data-more-after');
});

/** Waits until the editor has exactly these lines. */
async function expectProgram(page: Page, lines: readonly string[]): Promise<void> {
  await expect.poll(() => page.locator('.cm-line').allTextContents()).toEqual(lines);
}

function outputOf(page: Page, child: LearnerAtBrowser) {
  return page.getByRole('region', { name: child.t('practice_output'), exact: true });
}
