import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const lang = process.argv[2] ?? 'ta',
  scheme = process.argv[3] ?? 'light',
  wide = process.argv[4] === 'wide';
const out = (n) => `/tmp/w-b-pics/${n}-${lang}-${scheme}${wide ? '-wide' : ''}.png`;
const yaml = readFileSync(
  '/tmp/w-b/packages/curriculum/content/milestones/01-hello-python/mcqs.yaml',
  'utf8',
);
const right = [...yaml.matchAll(/right: *"?([A-D])/g)].map((x) => x[1]);
console.log(right.join(''));
const b = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
const ctx = await b.newContext({
  baseURL: 'http://localhost:4521',
  viewport: wide ? { width: 1280, height: 800 } : { width: 360, height: 740 },
  hasTouch: !wide,
  isMobile: !wide,
  locale: lang === 'ta' ? 'ta-IN' : 'en-GB',
  colorScheme: scheme,
});
const p = await ctx.newPage();
p.on('pageerror', (e) => console.log('ERR', e.message));
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
for (let i = 0; i < 40; i++) {
  try {
    await p.goto('/');
    break;
  } catch {
    await new Promise((r) => setTimeout(r, 500));
  }
}
const ok = await p.evaluate(async () => {
  await fetch('/api/auth/user/');
  const t = decodeURIComponent(document.cookie.match(/csrftoken=([^;]+)/)[1]);
  const r = await fetch('/api/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': t },
    body: JSON.stringify({ email: 'new@demo.test', password: 'learn-python-1' }),
  });
  return r.status;
});
console.log('login', ok);
const progress = await p.evaluate(async () => (await fetch('/api/learn/progress/')).json());
const milestones = await p.evaluate(async () => (await fetch('/api/learn/milestones/')).json());
const after = {
  ...progress,
  score: progress.score + 75,
  completed_exercises: ['hello-python'],
  completed_milestones: [{ id: 'hello-python', title: milestones[0].title, order: 1 }],
  current_milestone: { id: milestones[1].id, order: 2 },
  badges: [
    {
      id: 'bug-hunter',
      title: lang === 'ta' ? 'வழு வேட்டை' : 'Bug Hunter',
      description: 'x',
      awarded_at: new Date().toISOString(),
    },
    {
      id: 'perseverance',
      title: lang === 'ta' ? 'விடாமுயற்சி' : 'Perseverance',
      description: 'x',
      awarded_at: new Date().toISOString(),
    },
  ],
};
await p.route(/mark-exercise-completed|update-milestone/, (r) => r.fulfill({ json: after }));
await p.goto('/exercise/hello-python');
await p.getByRole('combobox').first().waitFor();
await p.waitForTimeout(700);
await p.screenshot({ path: out('q1') });
for (let i = 0; i < right.length; i++) {
  const fits = await p.evaluate(() => ({
    h: document.querySelector('footer')?.getBoundingClientRect().bottom,
    last: document.querySelector('[data-current]')?.getBoundingClientRect().bottom,
    y: scrollY,
    w: innerHeight,
    sw: document.documentElement.scrollWidth,
  }));
  console.log(i + 1, JSON.stringify(fits));
  const letter = i === 2 ? (right[i] === 'A' ? 'B' : 'A') : right[i];
  await p.locator('[data-current] ul button').nth('ABCD'.indexOf(letter)).click();
  await p.waitForTimeout(750);
  if (i < 2 || i > 4) await p.screenshot({ path: out(`q${i + 2}`) });
}
await p.locator('[data-check]').click();
await p.locator('h2[data-result]').waitFor();
await p.waitForTimeout(400);
await p.screenshot({ path: out('result') });
await p.getByRole('main').getByRole('button', { name: /3/ }).last().click();
await p.waitForTimeout(500);
await p.screenshot({ path: out('wrong') });
await p.locator('[data-current] ul button').nth('ABCD'.indexOf(right[2])).click();
await p.waitForTimeout(900);
await p.screenshot({ path: out('righted') });
await p.locator('footer button').last().click();
await p.waitForTimeout(1500);
await p.screenshot({ path: out('cer-1') });
await p.waitForTimeout(2400);
await p.screenshot({ path: out('cer-3') });
await p.waitForTimeout(3000);
await p.screenshot({ path: out('cer-end') });
await p.evaluate(() => {
  for (const k of Object.keys(localStorage)) if (k.startsWith('exercise_')) localStorage.removeItem(k);
});
await b.close();
