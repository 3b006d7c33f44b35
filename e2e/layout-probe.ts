type Piece = { element: Element; rect: DOMRect; layer: Element | null };

/**
 * Inspects the layout of the page. Its source is sent to the page and runs there, so it must not use anything outside
 * the class.
 */
export class LayoutProbe {
  readonly windowWidth: number;
  /** The open dialog, if any: the rest of the page cannot be reached then. Otherwise the body. */
  readonly root: Element;
  readonly #hiding = ['hidden', 'clip'];

  constructor(windowWidth: number) {
    this.windowWidth = windowWidth;
    // Set here, not in a field initializer: the test compiler would emit parts of it before the class, and the page
    // lacks them.
    this.root = document.querySelector('dialog:modal') ?? document.body;
  }

  /** @returns a sentence for each fault, empty if there is none */
  faults(): string[] {
    const targets = this.#targets();
    const texts = this.#texts();
    return [
      ...this.#tooWide(),
      ...this.#tooWideDialog(),
      ...this.#cutWords(),
      ...this.#pairs(targets, ([across, down]) => across > 2 && down > 2),
      // Lines of text may touch, above all where their frame cuts one off.
      ...this.#pairs(texts, ([across, down], height) => across > 3 && down > Math.max(3, height / 2)),
    ];
  }

  #tooWide(): string[] {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= this.windowWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => this.#isSeen(element) && this.#piece(element).rect.right > this.windowWidth + 1,
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const names = innermost.slice(0, 3).map((element) => this.#name(element));
    return [`The page is ${scrollWidth} pixels wide in a window of ${this.windowWidth}: ${names.join(', ')}`];
  }

  /** A dialog wider than its window scrolls sideways, and its close button out of view. */
  #tooWideDialog(): string[] {
    const { scrollWidth, clientWidth } = this.root;
    if (this.root === document.body || scrollWidth <= clientWidth + 1) return [];
    return [`The dialog is ${scrollWidth} pixels wide inside of ${clientWidth}`];
  }

  #cutWords(): string[] {
    const all = [...this.root.querySelectorAll<HTMLElement>('*')];
    const cut = all.filter((element) => this.#cutsWords(element) && this.#isSeen(element));
    return cut.map((element) => `Words are cut off in ${this.#name(element)}`);
  }

  #cutsWords(element: HTMLElement): boolean {
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    // An ellipsis shows that there are more words.
    if (display === 'inline' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    if ((element.textContent ?? '').trim() === '') return false;
    const isTarget = element.matches('a, button, summary');
    const hidesAcross = this.#hiding.includes(overflowX) || (isTarget && overflowX === 'visible');
    return (
      (hidesAcross && element.scrollWidth > element.clientWidth + 3) ||
      (this.#hiding.includes(overflowY) && element.scrollHeight > element.clientHeight + 3)
    );
  }

  #targets(): Piece[] {
    return [...this.root.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => this.#isSeen(element))
      .flatMap((element) => [...element.getClientRects()].map((rect) => this.#piece(element, rect)));
  }

  #texts(): Piece[] {
    const walker = document.createTreeWalker(this.root, NodeFilter.SHOW_TEXT);
    const pieces: Piece[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.nodeValue ?? '').trim() === '' || !this.#isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      pieces.push(...[...range.getClientRects()].map((rect) => this.#piece(element, rect)));
    }
    return pieces;
  }

  /** Finds two pieces of a kind that overlap although neither contains the other. */
  #pairs(pieces: readonly Piece[], touch: (common: [number, number], height: number) => boolean): string[] {
    const found = new Set<string>();
    for (const [index, a] of pieces.entries()) {
      for (const b of pieces.slice(index + 1)) {
        if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (touch([across, down], Math.min(a.rect.height, b.rect.height)))
          found.add(`${this.#name(a.element)} lies on ${this.#name(b.element)}`);
      }
    }
    return [...found];
  }

  #piece(element: Element, box = element.getBoundingClientRect()): Piece {
    return {
      element,
      rect: this.#visiblePart(element, this.#withoutPadding(element, box)),
      layer: this.#layer(element),
    };
  }

  /** Leaves out the padding of a field, which may hold a button. */
  #withoutPadding(element: Element, { left, top, width, height }: DOMRect): DOMRect {
    if (!element.matches('input')) return new DOMRect(left, top, width, height);
    const style = getComputedStyle(element);
    const before = Number.parseFloat(style.paddingLeft);
    const after = Number.parseFloat(style.paddingRight);
    return new DOMRect(left + before, top, Math.max(0, width - before - after), height);
  }

  /** Clips a box to the ancestors that hide or scroll their overflow. */
  #visiblePart(element: Element, box: DOMRect): DOMRect {
    let { left, top, right, bottom } = box;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const frame = at.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  /** Returns the nearest fixed or sticky element, or null. Those overlap the rest by design. */
  #layer(element: Element): Element | null {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  }

  /**
   * False for hidden and screen-reader-only elements, and inside drawings and the editor, which have their own layout.
   */
  #isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest('[inert], svg, video, option, .cm-editor') !== null) return false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if (width <= 1 && height <= 1 && this.#hiding.includes(getComputedStyle(at).overflow)) return false;
    }
    return true;
  }

  #name(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}> “${words.replaceAll(/\s+/g, ' ')}”`;
  }
}
