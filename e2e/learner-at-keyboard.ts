import { type CDPSession, expect, type Page } from '@playwright/test';

type Stop = { role: string; name: string };

/** More focus stops than any screen has. */
const maxStops = 120;

/**
 * A learner with a keyboard only. At each stop the focus must have a name, be visible and be in view. A focus trap
 * fails the test, because the next stop is not reached.
 */
export class LearnerAtKeyboard {
  readonly #page: Page;
  readonly #tree: CDPSession;

  private constructor(page: Page, tree: CDPSession) {
    this.#page = page;
    this.#tree = tree;
  }

  static async at(page: Page): Promise<LearnerAtKeyboard> {
    await page.addInitScript(noticePointers);
    return new LearnerAtKeyboard(page, await page.context().newCDPSession(page));
  }

  /** Moves the focus to this role and name, and presses nothing. Throws if it is not reached. */
  async goTo(role: string, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let stop = 0; stop < maxStops; stop += 1) {
      await this.press(key);
      const at = await this.here();
      await this.#seesFocus(at);
      if (at.role === role && at.name === name) return;
      passed.push(`${at.role} “${at.name}”`);
    }
    throw new Error(`The keyboard does not reach ${role} “${name}”, only: ${passed.join(', ')}`);
  }

  /** Moves the focus to a button or a link, and presses Enter. */
  async use(role: 'button' | 'link', name: string): Promise<void> {
    await this.goTo(role, name);
    await this.press('Enter');
  }

  async fillIn(label: string, text: string): Promise<void> {
    await this.goTo('textbox', label);
    await this.write(text);
  }

  /** Waits until the focus is on this role, with a name that contains `name`. */
  async isAt(role: string, name: string): Promise<void> {
    await expect
      .poll(() => this.here())
      .toEqual({ role, name: expect.stringContaining(name) as unknown as string });
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async write(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Returns the focused element's role and name, as a screen reader announces them. */
  async here(): Promise<Stop> {
    const { result } = await this.#tree.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) return { role: 'none', name: '' };
    const { nodes } = await this.#tree.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return { role: String(nodes[0]?.role?.value), name: String(nodes[0]?.name?.value ?? '') };
  }

  /** Fails if a pointer was used since the page was opened. */
  async usedKeysAlone(): Promise<void> {
    expect(await this.#page.evaluate(() => sessionStorage.getItem('pointers'))).toBeNull();
  }

  /** Waits until the focus is in view: the page may still be scrolling. */
  async #seesFocus({ role, name }: Stop): Promise<void> {
    const at = `${role} “${name}”`;
    const appearance = async () => ({
      at,
      isNamed: name !== '',
      ...(await this.#page.evaluate(lookAtFocus)),
    });
    // Between the last and the first stop of the page, the browser itself has the focus.
    if ((await this.#page.evaluate(lookAtFocus)) === null) return;
    await expect
      .poll(appearance, { timeout: 3_000 })
      .toEqual({ at, isNamed: true, hasRing: true, isInSight: true });
  }
}

/** Runs in the page before everything else. */
function noticePointers(): void {
  for (const type of ['pointerdown', 'mousedown', 'touchstart'])
    addEventListener(type, () => sessionStorage.setItem('pointers', type), true);
}

/**
 * Runs in the page. Returns whether the focus is visible and in view; null if the page has no focus. The ring may be
 * around the label or the card of a control.
 */
function lookAtFocus(): { hasRing: boolean; isInSight: boolean } | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  let hasRing = false;
  for (
    let at: Element | null = focused, step = 0;
    at !== null && step < 7;
    at = at.parentElement, step += 1
  ) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
    const isClear = outlineColor.startsWith('rgba') && outlineColor.endsWith(', 0)');
    hasRing ||= outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear;
  }
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const isInSight = [0.1, 0.5, 0.9].some((part) => {
    const shown = document.elementFromPoint((left + right) / 2, first + part * (last - first));
    const control = shown?.closest('label') ?? shown;
    return control !== null && (focused.contains(control) || control.contains(focused));
  });
  return { hasRing, isInSight };
}
