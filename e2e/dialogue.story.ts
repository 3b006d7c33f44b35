import type { Locator, Page } from '@playwright/test';
import type { LearnerAtBrowser } from './learner.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { cookiesOf, logIn } from './specification/demo-sessions.ts';
import { seedLearner } from './staff.ts';
import { expect, test } from './story.ts';

/** A phone with its keyboard open. */
const withKeyboard = { width: 360, height: 400 };

test.describe('a program that talks to the learner', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await page.context().addCookies(await cookiesOf('halfway', baseURL ?? ''));
    await page.goto('/code/programs-that-listen');
  });

  test('asks at its own prompt, and tells with which other answers it was checked', async ({
    page,
    child,
    isMobile,
    baseURL,
  }) => {
    // One who has not solved the question: a solved one is played with, and nothing is checked.
    await seedLearner(child.email, child.password, 3);
    await page.context().addCookies(await logIn(child.email, child.password, baseURL ?? ''));
    await page.goto('/code/programs-that-listen?q=3');
    await child.writeProgram('age = int(input("Age? "))\nprint(f"Next year you will be {age + 1}.")');
    await child.run();
    const box = boxOf(page, child);
    await expect(box).toBeFocused();
    await expect(box).toHaveAccessibleName(`Age? ${child.t('practice_input_label')}`);
    if (isMobile) await page.setViewportSize(withKeyboard);
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(examplesOf(page, child).getByRole('button', { name: '13' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    const output = outputOf(page, child);
    await expect(output.getByRole('status')).toContainText(child.t('practice_success'));
    await expect(output).toContainText('Age? 40');
    await expect(output).toContainText(child.t('practice_also_tried', { answers: '13' }));
    await expectSoundScreen(page);
  });

  test('needs one tap for all answers of the example', async ({ page, child }) => {
    await opensQuestion(page, child, 6);
    await child.writeProgram(
      'item = input("Item? ")\nprice = float(input("Price? "))\ncount = int(input("How many? "))\npaid = float(input("Paid? "))',
    );
    await child.run();
    await child.button('practice_input_fill').click();
    await expect(boxOf(page, child)).toBeHidden();
    await expect(outputOf(page, child)).toContainText('Item? Vadai');
    await expect(outputOf(page, child)).toContainText('Paid? 200');
  });

  test('asks the learner once more where the example has no further answer', async ({ page, child }) => {
    await opensQuestion(page, child, 3);
    await child.writeProgram('age = input("Age? ")\nname = input("Name? ")\nprint(name, age)');
    await child.run();
    await examplesOf(page, child).getByRole('button', { name: '13' }).click();
    const box = boxOf(page, child);
    await expect(box).toHaveAccessibleName(`Name? ${child.t('practice_input_label')}`);
    await expect(box).toBeFocused();
    await expect(examplesOf(page, child)).toBeHidden();
    await box.fill('Nila');
    await box.press('Enter');
    await expect(outputOf(page, child)).toContainText('Nila 13');
  });

  test('comes to the end of its input where the learner says so', async ({ page, child }) => {
    await opensQuestion(page, child, 3);
    await child.writeProgram('import sys\nprint("Sum", sum(int(line) for line in sys.stdin))');
    const types = async (line: string) => {
      await boxOf(page, child).fill(line);
      await boxOf(page, child).press('Enter');
      await expect(boxOf(page, child)).toHaveValue('');
    };
    await child.run();
    for (const line of ['4', '5']) await types(line);
    await boxOf(page, child).press('Control+d');
    await expect(outputOf(page, child)).toContainText('Sum 9');
    await child.run();
    await types('6');
    await child.button('practice_input_end').click();
    await expect(outputOf(page, child)).toContainText('Sum 6');
  });
});

async function opensQuestion(page: Page, child: LearnerAtBrowser, number: number): Promise<void> {
  await page.locator('.cm-line').first().waitFor();
  for (let at = 1; at < number; at += 1) await child.button('practice_next_question').first().click();
  await page
    .getByText(new RegExp(child.t('practice_question_of_total', { number, total: '\\d+' })))
    .first()
    .waitFor();
  await page.locator('.cm-line').first().waitFor();
}

function boxOf(page: Page, child: LearnerAtBrowser): Locator {
  return page.getByLabel(child.t('practice_input_label'));
}

function examplesOf(page: Page, child: LearnerAtBrowser): Locator {
  return page.getByRole('group', { name: child.t('practice_input_examples') });
}

function outputOf(page: Page, child: LearnerAtBrowser): Locator {
  return page.getByRole('region', { name: child.t('practice_output'), exact: true });
}
