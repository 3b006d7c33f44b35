import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';

/**
 * One thumb at a phone. It presses only what is in sight: what it would have to scroll to fails the test. It counts what
 * it does, and takes a picture of each screen that it leaves.
 */
export class Thumb {
  readonly #page: Page;
  readonly #test: TestInfo;
  #pictures = 0;
  /** Taps that only lead the way. */
  taps = 0;
  /** Characters that were typed. */
  typed = 0;

  /** @param running the test, with whose results the pictures are kept */
  constructor(page: Page, running: TestInfo) {
    this.#page = page;
    this.#test = running;
  }

  /** Presses what leads on, and counts it. */
  async goes(control: Locator): Promise<void> {
    await this.presses(control);
    this.taps += 1;
  }

  /** Presses what is part of the learning itself. */
  async presses(control: Locator): Promise<void> {
    await expect(control).toBeInViewport({ ratio: 1 });
    await this.looks();
    await control.tap();
  }

  /** Sends the form with the key of the phone's keyboard, which counts as a tap. */
  async sends(): Promise<void> {
    await this.looks();
    await this.#page.keyboard.press('Enter');
    this.taps += 1;
  }

  async types(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.typed += [...text].length;
  }

  /** Takes a picture of what is seen now. */
  async looks(): Promise<void> {
    this.#pictures += 1;
    const file = `${String(this.#pictures).padStart(2, '0')}.png`;
    await this.#page.screenshot({ path: this.#test.outputPath(file) });
  }
}
