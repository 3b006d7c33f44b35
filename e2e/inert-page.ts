import { expect, type Page } from '@playwright/test';

/** Markup that calls `alert` in five ways, each of which a browser runs where it is not shown as text. */
export const hostileMarkup =
  `<img src="x" onerror="alert(1)"><svg onload="alert(2)"></svg><script>alert(3)</script>` +
  `<iframe srcdoc="<script>alert(4)</script>"></iframe><a href="javascript:alert(5)">a</a>`;

/** What markup leaves in a page that took it for more than text. */
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
    /** What the page tried that its policy forbids. */
    forbidden?: string[];
  }
}

/** A page that is watched for text that comes to life. Begin before it is opened. */
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
        // The cleaner reads markup in a document of its own, where handlers are refused too; no element is named then.
        const isInCleaner = violatedDirective === 'script-src-attr' && target === document;
        if (!isInCleaner) window.forbidden?.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    return inert;
  }

  /** Nothing of what was shown so far ran, tried to, or became an element. */
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
