import { lookOf } from './picture-book/look.ts';
import { scenes } from './picture-book/scenes.ts';
import { show, visitFor } from './picture-book/visit.ts';
import { reflowFaults } from './reflow.ts';
import { screenFaultsInBothThemes } from './sound-screen.ts';
import { expect, test } from './story.ts';
import { cookiesOf } from './viewers.ts';

// Scenes do not know of each other. The sentences of the faults say more than a trace would.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.use({ trace: 'off' });

for (const scene of scenes) {
  const look = lookOf(scene.name);
  const { device, language, theme } = look;
  test(`${scene.name} is sound (${device}, ${language}, ${theme}) and fits where it is narrow`, async ({
    warmBrowser,
    baseURL,
  }) => {
    const visit = await visitFor(warmBrowser, scene, look, (viewer) => cookiesOf(viewer, baseURL ?? ''));
    await show(scene, visit, language);
    expect.soft(await screenFaultsInBothThemes(visit.page)).toEqual([]);
    expect.soft(await reflowFaults(visit.page)).toEqual([]);
    await warmBrowser.leave(visit.page);
  });
}
