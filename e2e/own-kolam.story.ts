import { newName } from '@python-learning/testing/new-name';
import { curriculum } from './course.ts';
import { LearnerAtBrowser } from './learner.ts';
import { callServer } from './server-calls.ts';
import { expectSoundScreen } from './sound-screen.ts';
import { expect, test } from './story.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const watched = curriculum.milestones.slice(0, 2);
const count = (milestones: typeof watched) => milestones.flatMap(({ lessons }) => lessons).length;
const standing = { finished: count(watched), total: count([...curriculum.milestones]) };

test('a child sees a kolam on the dashboard that grew with the lessons, and another child another one', async ({
  page,
  child,
  language,
}, info) => {
  const kolamOf = async (learner: LearnerAtBrowser): Promise<string | null> => {
    await learner.joins();
    await page.goto('/dashboard');
    await expect(
      page.getByRole('img', { name: learner.t('core_own_kolam_name', { ...standing, finished: 0 }) }),
    ).toBeVisible();
    for (const { id } of watched) await callServer(page.request, 'progress.markVideoWatched', { id }, {});
    await page.reload();
    const kolam = page.getByRole('img', { name: learner.t('core_own_kolam_name', standing) });
    await expect(kolam).toBeInViewport();
    await info.attach('dashboard', { body: await page.screenshot(), contentType: 'image/png' });
    await expectSoundScreen(page);
    return await kolam.locator('path').first().getAttribute('d');
  };

  const line = await kolamOf(child);
  await page.context().clearCookies();
  expect(await kolamOf(new LearnerAtBrowser(page, language, newName('friend')))).not.toBe(line);
});
