import { test } from '../story.ts';
import { AcceptancePage } from './acceptance-page.ts';
import type { Requirement } from './requirement.ts';
import { requirements } from './requirements.ts';
import { tell } from './tally.ts';

// Requirements are independent. A trace of each would take longer than its test.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

for (const requirement of requirements) keep(requirement);

function keep({ section, requirement, proof, on = 'desktop in English', stopsClock }: Requirement): void {
  const title = `${section}: ${requirement}`;
  test(title, async ({ warmBrowser, baseURL }) => {
    tell(title, 'begun');
    const isPhone = on === 'phone in Tamil';
    const language = isPhone ? 'ta' : 'en';
    const page = await warmBrowser.visit({
      device: isPhone ? 'phone' : 'desktop',
      language,
      isAlone: stopsClock === true,
    });
    await proof(await AcceptancePage.set(page, { baseURL: baseURL ?? '', language }));
    tell(title, 'held');
    await warmBrowser.leave(page);
  });
}
