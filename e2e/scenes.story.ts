import { cookiesOf } from './audiences.ts';
import { appearanceOf } from './picture-book/appearance.ts';
import { scenes } from './picture-book/scenes.ts';
import { show, visitFor } from './picture-book/visit.ts';
import { reflowFaults } from './reflow.ts';
import { screenFaultsInBothThemes } from './sound-screen.ts';
import { expect, test } from './story.ts';

// Pictures are independent. The sentences of the faults say more than a trace would.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });
test.use({ trace: 'off' });

for (const scene of scenes) {
  const appearance = appearanceOf(scene.name);
  const { device, language, theme } = appearance;
  test(`${scene.name} is sound (${device}, ${language}, ${theme}) and fits where it is narrow`, async ({
    warmBrowser,
    baseURL,
  }) => {
    const visit = await visitFor(warmBrowser, scene, appearance, (audience) =>
      cookiesOf(audience, baseURL ?? ''),
    );
    await show(scene, visit, language);
    expect.soft(await screenFaultsInBothThemes(visit.page)).toEqual([]);
    expect.soft(await reflowFaults(visit.page)).toEqual([]);
    await warmBrowser.leave(visit.page);
  });
}
