import { chromium } from '@playwright/test';
import { printFigure } from './figures.ts';

/** JavaScript that the first visit of a page brings over the wire, in bytes as compressed by the server. */
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
      const types = new Map<string, string>();
      const bytes = { script: 0, all: 0 };
      session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        bytes.all += encodedDataLength;
        if (types.get(requestId) === 'Script') bytes.script += encodedDataLength;
      });
      await page.goto(origin + route, { waitUntil: 'networkidle' });
      const kb = bytes.script / 1024;
      const aim = aimKb === undefined ? undefined : { text: `≤ ${aimKb} KB`, reached: kb <= aimKb };
      printFigure(`${route} JavaScript (brotli, headers included)`, `${kb.toFixed(1)} KB`, aim);
      printFigure(`${route} everything`, `${(bytes.all / 1024).toFixed(1)} KB`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
