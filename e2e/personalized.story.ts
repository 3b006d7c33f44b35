import type { LearnerAtBrowser } from './learner.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { logIn } from './specification/demo-sessions.ts';
import { seedLearner } from './staff.ts';
import { expect, test } from './story.ts';

const game = `import random
secret = random.randint(1, 8)
guess = 0
while guess != secret:
    guess = int(input("Guess? "))
    if guess < secret:
        print("Too small")
    elif guess > secret:
        print("Too big")
print("Found it")
`;

/** The server's text for a question that is no Python task. */
const notPython = {
  en: 'This does not look like a task for a Python program.',
  ta: 'இது Python நிரலுக்கான பணி போலத் தெரியவில்லை.',
} as const;

test.describe('a learner who has completed the course', () => {
  // A new learner for each test, because exercises per learner and day are limited.
  test.beforeEach(async ({ page, child, baseURL }) => {
    await seedLearner(child.email, child.password, 15);
    await page.context().addCookies(await logIn(child.email, child.password, baseURL ?? ''));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: child.t('dashboard_personalized_action') }).click();
    await expect(page.getByRole('heading', { name: child.t('personalized_empty_title') })).toBeVisible();
  });

  test('has an exercise made, runs it, and finds it again', async ({ page, child }) => {
    await child.page.getByRole('radio').first().check();
    await child.button('personalized_generate').click();
    await expect(child.editor).toBeVisible();
    await expectSoundScreen(page);
    // The exercise may ask for a guess before it runs anything.
    await child.writeProgram('# prediction: x\nprint("not yet")');
    await child.button('personalized_run').click();
    await expect(outputOf(child).getByText('not yet').first()).toBeVisible();
    await expect(page.getByText(child.t('personalized_attempts', { attempts: 1 }))).toBeVisible();
    await page.reload();
    await expect(child.editor).toContainText('not yet');
    await expect(outputOf(child).getByText('not yet').first()).toBeVisible();
  });

  test('asks what is no task for a program and is told so kindly, then says what a program must show', async ({
    page,
    child,
    language,
  }) => {
    const isTamil = language === 'ta';
    await page.getByRole('link', { name: child.t('personalized_custom_open') }).click();
    const question = page.getByLabel(child.t('personalized_custom_question'), { exact: true });
    await question.fill(
      isTamil ? 'நேற்று கிரிக்கெட் போட்டியில் யார் வென்றார்?' : 'Who won the cricket match yesterday?',
    );
    await child.button('personalized_create').click();
    await expect(page.getByText(notPython[language])).toBeVisible();
    await expect(question).toBeFocused();
    await expectSoundScreen(page);
    await question.fill(isTamil ? `நட்சத்திர முக்கோணம்` : `A triangle of stars`);
    await page.getByLabel(child.t('personalized_custom_output'), { exact: true }).fill('*\n**\n***');
    await expect(page.getByText(child.t('personalized_custom_by_output'))).toBeVisible();
    await child.button('personalized_create').click();
    await child.writeProgram('for n in range(1, 4):\n    print("*" * n)\n');
    await child.button('personalized_run').click();
    await expect(page.getByText(child.t('personalized_solved_title'))).toBeVisible();
  });

  test('plays a game of their own to its end, over a reload, and is content with it', async ({
    page,
    child,
  }) => {
    await page.getByRole('link', { name: child.t('personalized_custom_open') }).click();
    await expectSoundScreen(page);
    const question = `A game in which one guesses a number`;
    await page.getByLabel(child.t('personalized_custom_question'), { exact: true }).fill(question);
    await child.button('personalized_create').click();
    await expect(page.getByText(child.t('personalized_practice_title'))).toBeVisible();
    await child.writeProgram(game);
    await child.button('personalized_run').click();
    await guess(child, 9);
    await page.reload();
    await expect(box(child)).toBeVisible();
    await playToTheEnd(child, 9);
    await expect(page.getByText(child.t('personalized_practice_ran'))).toBeVisible();
    await child.button('personalized_practice_done').click();
    await expect(page.getByText(child.t('personalized_solved_title'))).toBeVisible();
    await expectSoundScreen(page);
  });
});

function box({ page, t }: LearnerAtBrowser) {
  return page.getByLabel(t('practice_input_label'));
}

function outputOf({ page, t }: LearnerAtBrowser) {
  return page.getByRole('region', { name: t('practice_output'), exact: true });
}

/** Sends a number and returns the program's answer. */
async function guess(child: LearnerAtBrowser, number: number): Promise<string> {
  await box(child).fill(String(number));
  await box(child).press('Enter');
  await expect.poll(() => answerTo(child, number)).not.toBe('');
  return answerTo(child, number);
}

/** Returns the program's answer to a number, or an empty text if there is none yet. */
async function answerTo(child: LearnerAtBrowser, number: number): Promise<string> {
  const shown = (await outputOf(child).textContent()) ?? '';
  return new RegExp(`Guess\\? ${number}\\n(Too small|Too big|Found it)`).exec(shown)?.[1] ?? '';
}

/** Guesses by bisection until the number is found. The first guess was already sent. */
async function playToTheEnd(child: LearnerAtBrowser, first: number): Promise<void> {
  let [low, high, number] = [1, 8, first];
  let said = await answerTo(child, number);
  while (said !== 'Found it') {
    if (said === 'Too small') low = number + 1;
    else high = number - 1;
    number = Math.floor((low + high) / 2);
    said = await guess(child, number);
  }
}
