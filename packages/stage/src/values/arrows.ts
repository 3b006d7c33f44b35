/** As much of a page's elements as is needed here; the elements of a browser have it. */
type Drawn = {
  getBoundingClientRect: () => Place;
  querySelector: (selector: string) => Drawn | null;
  querySelectorAll: (selector: string) => Iterable<Drawn>;
  getAttribute: (name: string) => string | null;
  setAttribute: (name: string, value: string) => void;
};

type Place = { left: number; right: number; top: number; bottom: number };

/**
 * Draws the arrows of the pictures of values in an element: from each mark `data-arrow-to` to the object with that number. To be called when
 * the boxes have their places, and again when they move. It needs nothing around it, so that its text can run in another page.
 */
export function drawArrows(within: Drawn): void {
  for (const desk of within.querySelectorAll('.values-desk')) {
    const marks = [...desk.querySelectorAll('[data-arrow-to]')];
    // To measure costs a page its layout.
    if (marks.length === 0) continue;
    const origin = desk.getBoundingClientRect();
    const arrows = marks.flatMap((mark) => {
      const target = desk.querySelector(`[data-object="${mark.getAttribute('data-arrow-to')}"]`);
      return target === null ? [] : [arrow(placeOf(mark), placeOf(target))];
    });
    desk.querySelector('.values-arrows path')?.setAttribute('d', arrows.join(''));

    function placeOf(element: Drawn): Place {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        left: Math.round(left - origin.left),
        right: Math.round(right - origin.left),
        top: Math.round(top - origin.top),
        bottom: Math.round(bottom - origin.top),
      };
    }
  }

  /** Goes to the left side of its object; an arrow from inside or from below an object turns round on its way. */
  function arrow(from: Place, to: Place): string {
    const [x2, y2] = [to.left - 3, (to.top + to.bottom) / 2];
    const head = `M${x2 - 8} ${y2 - 5}L${x2} ${y2}L${x2 - 8} ${y2 + 5}`;
    const y1 = (from.top + from.bottom) / 2;
    if (from.right < to.left) {
      const bend = Math.max(12, (x2 - from.right) / 2);
      return `M${from.right} ${y1}C${from.right + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}${head}`;
    }
    const x1 = (from.left + from.right) / 2;
    return `M${x1} ${from.bottom}C${x1} ${from.bottom + 24} ${x2 - 32} ${y2} ${x2} ${y2}${head}`;
  }
}
