import type { CDPSession, Locator, Page } from '@playwright/test';

/**
 * A learner with a phone's keyboard, which composes a word before it hands it over, and with the row of keys above it.
 */
export class LearnerAtPhoneKeyboard {
  readonly #devtools: CDPSession;
  readonly #page: Page;
  readonly #row: Locator;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
    this.#row = page.getByRole('toolbar');
  }

  static async at(page: Page): Promise<LearnerAtPhoneKeyboard> {
    return new LearnerAtPhoneKeyboard(page, await page.context().newCDPSession(page));
  }

  /** Composes a word letter by letter, and leaves it in composition. */
  async compose(word: string): Promise<void> {
    for (let end = 1; end <= word.length; end += 1) {
      await this.#devtools.send('Input.imeSetComposition', {
        text: word.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    }
  }

  /** Takes a word before the caret, which is there already, into composition again, as keyboards do after a tap. */
  async composeAgain(word: string): Promise<void> {
    await this.#devtools.send('Input.imeSetComposition', {
      text: word,
      selectionStart: word.length,
      selectionEnd: word.length,
      replacementStart: 0,
      replacementEnd: word.length,
    });
  }

  /** Composes a word, and hands it over. */
  async write(word: string): Promise<void> {
    await this.compose(word);
    await this.#devtools.send('Input.insertText', { text: word });
  }

  /** Taps a key of the row above the keyboard. */
  async tap(name: string): Promise<void> {
    await this.#row.getByRole('button', { name, exact: true }).tap();
  }

  /** Waits until the row has a key, for a name that the program has just got. */
  async offers(name: string): Promise<void> {
    await this.#row.getByRole('button', { name, exact: true }).waitFor();
  }

  /** Empties the editor, or puts a program into it, with the caret at its end. */
  async startWith(program: string): Promise<void> {
    await this.#page.keyboard.press('Control+A');
    await this.#page.keyboard.press('Delete');
    if (program !== '') await this.#devtools.send('Input.insertText', { text: program });
    await this.#page.keyboard.press('Control+End');
  }
}
