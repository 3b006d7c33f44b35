/** As much of a page's elements as is needed here; the elements of a browser have it. */
type PageElement = {
  childNodes: Iterable<PageNode>;
  ownerDocument: { createRange: () => PageRange };
  getBoundingClientRect: () => Place;
  querySelector: (selector: string) => PageElement | null;
  querySelectorAll: (selector: string) => Iterable<PageElement>;
  getAttribute: (name: string) => string | null;
  /** Missing in old browsers. */
  animate?: (frames: { transform: string; opacity: number }[], timing: object) => unknown;
};
type PageNode = { nodeType: number; textContent: string | null; childNodes: Iterable<PageNode> };
type PageRange = {
  // biome-ignore lint/suspicious/noExplicitAny: the nodes of a page have more than is named here
  setStart: (node: any, offset: number) => void;
  // biome-ignore lint/suspicious/noExplicitAny: the nodes of a page have more than is named here
  setEnd: (node: any, offset: number) => void;
  getBoundingClientRect: () => Place;
};
type Place = { left: number; top: number; width: number; height: number };

/** Elements whose flight has begun. */
const begun = new WeakSet<object>();

/**
 * Lets the values of `flightsMarkup` move, each once. To be called when lines and boxes have their places. A value whose beginning or end is
 * not on the page does not move.
 */
export function flyValues(within: PageElement): void {
  for (const flight of within.querySelectorAll('.flight')) {
    if (begun.has(flight) || flight.animate === undefined) continue;
    begun.add(flight);
    const from = placeOf(within, flight.getAttribute('data-from'));
    const to = placeOf(within, flight.getAttribute('data-to'));
    if (from === null || to === null) continue;
    const own = flight.getBoundingClientRect();
    const at = (place: Place) => {
      const left = place.left - own.left + (place.width - own.width) / 2;
      const top = place.top - own.top + (place.height - own.height) / 2;
      return `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    const frames = [from, to].map((place) => ({ transform: at(place), opacity: 1 }));
    flight.animate(frames, { duration: Number(flight.getAttribute('data-ms')), easing: 'ease-in-out' });
  }
}

function placeOf(within: PageElement, name: string | null): Place | null {
  const [kind, first = '', start = '', end = ''] = (name ?? '').split(' ');
  if (kind === 'typed') return [...within.querySelectorAll('.typed')].at(-1)?.getBoundingClientRect() ?? null;
  if (kind === 'box') return boxNamed(within, first)?.getBoundingClientRect() ?? null;
  return placeInLine(within, Number(first), Number(start), Number(end));
}

/** A name may have letters of any script, which selectors would have to escape. */
function boxNamed(within: PageElement, name: string): PageElement | null {
  const boxes = [...within.querySelectorAll('.values .box')];
  const box = boxes.find((one) => one.getAttribute('data-key') === `box-${name}`);
  return box?.querySelector('.shown') ?? null;
}

/** The place of some letters of a line: its text may be in several elements. */
function placeInLine(within: PageElement, line: number, start: number, end: number): Place | null {
  const rows = [...within.querySelectorAll(`[data-line="${line}"] code`)];
  const [first] = rows;
  if (first === undefined) return null;
  const range = first.ownerDocument.createRange();
  let at = 0;
  let isSet = false;
  for (const text of rows.flatMap((row) => textsOf(row))) {
    const length = text.textContent?.length ?? 0;
    if (!isSet && start < at + length) {
      range.setStart(text, Math.max(0, start - at));
      isSet = true;
    }
    if (isSet && start < at + length + 1) range.setEnd(text, Math.min(length, Math.max(0, end - at)));
    at += length;
    if (at >= end) break;
  }
  return isSet ? range.getBoundingClientRect() : null;
}

const textNode = 3;

function textsOf(node: PageElement | PageNode): PageNode[] {
  return [...node.childNodes].flatMap((child) => (child.nodeType === textNode ? [child] : textsOf(child)));
}
