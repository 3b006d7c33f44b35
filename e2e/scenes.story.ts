import { expect, test } from '@playwright/test';
import { lookOf } from './picture-book/look.ts';
import { scenes } from './picture-book/scenes.ts';
import { pageFor, show } from './picture-book/visit.ts';
import { reflowFaults } from './reflow.ts';
import { screenFaultsInBothThemes } from './sound-screen.ts';
import { cookiesOf } from './viewers.ts';

// Scenes do not know of each other. The sentences of the faults say more than a trace would.
test.describe.configure({ mode: 'parallel', timeout: 60_000 });
test.use({ trace: 'off' });

for (const scene of scenes) {
  const look = lookOf(scene.name);
  const { device, language, theme } = look;
  test(`${scene.name} is sound (${device}, ${language}, ${theme}) and fits where it is narrow`, async ({
    browser,
    baseURL,
  }) => {
    const page = await pageFor(browser, scene, look, { origin: baseURL ?? '', cookiesOf });
    await show(scene, page, language);
    expect.soft(await screenFaultsInBothThemes(page)).toEqual([]);
    expect.soft(await reflowFaults(page)).toEqual([]);
    await page.context().close();
  });
}
