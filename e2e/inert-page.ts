import { expect, type Page } from '@playwright/test';

/** Markup that calls `alert` in five ways, each run by a browser unless it is shown as text. */
export const hostileMarkup =
  `<img src="x" onerror="alert(1)"><svg onload="alert(2)"></svg><script>alert(3)</script>` +
  `<iframe srcdoc="<script>alert(4)</script>"></iframe><a href="javascript:alert(5)">a</a>`;

/** Selectors of elements that exist only if text was parsed as markup. */
const traces = [
  'script:not([src])',
  'iframe',
  'object',
  'embed',
  'base',
  'img[src="x"]',
  '[onerror]',
  '[onload]',
  '[onclick]',
  'a[href^="javascript:"]',
].join(', ');

declare global {
  interface Window {
    /** What the page tried against its Content Security Policy. */
    forbidden?: string[];
  }
}

/** Watches a page for text that runs or becomes an element. Start it before the page is opened. */
export class InertPage {
  readonly #page: Page;
  readonly #dialogs: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  static async watch(page: Page): Promise<InertPage> {
    const inert = new InertPage(page);
    page.on('dialog', (dialog) => {
      inert.#dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.addInitScript(() => {
      window.forbidden = [];
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, target }) => {
        // Markup is parsed in a document of its own, where handlers are refused too. The event then names no element.
        const isInCleaner = violatedDirective === 'script-src-attr' && target === document;
        if (!isInCleaner) window.forbidden?.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    return inert;
  }

  /** Expects that nothing shown so far ran, tried to run, or became an element. */
  async expectInert(): Promise<void> {
    const found = await this.#page.evaluate((selector) => {
      const known = (element: Element) => element.matches('script[type="application/ld+json"]');
      const elements = [...document.querySelectorAll(selector)].filter((element) => !known(element));
      return {
        elements: elements.map(({ outerHTML }) => outerHTML.slice(0, 200)),
        forbidden: window.forbidden,
      };
    }, traces);
    expect({ ...found, dialogs: this.#dialogs }).toEqual({ elements: [], forbidden: [], dialogs: [] });
  }
}
