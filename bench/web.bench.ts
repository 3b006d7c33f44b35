import { chromium } from '@playwright/test';
import { printFigure } from './figures.ts';

/** What the first visit of a page brings over the wire: bodies, in bytes as compressed by the server. */
export async function benchWeb(origin: string): Promise<void> {
  console.log('\nweb: first visit with an empty cache');
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const [route, aimKb] of [
      ['/', 120],
      ['/login', undefined],
      ['/signup', undefined],
    ] as const) {
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const bytes = { script: 0, all: 0 };
      session.on('Network.responseReceived', ({ type, response }) => {
        const length = Number(response.headers['content-length'] ?? 0);
        bytes.all += length;
        if (type === 'Script') bytes.script += length;
      });
      await page.goto(origin + route, { waitUntil: 'networkidle' });
      const kb = bytes.script / 1024;
      const aim = aimKb === undefined ? undefined : { text: `≤ ${aimKb} KB`, reached: kb <= aimKb };
      printFigure(`${route} JavaScript (brotli)`, `${kb.toFixed(1)} KB`, aim);
      printFigure(`${route} everything`, `${(bytes.all / 1024).toFixed(1)} KB`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
