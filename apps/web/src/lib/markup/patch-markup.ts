import morphdom from 'morphdom';

/**
 * Changes what is in an element so that it is this markup. Elements with the same `data-key` stay, so that their transitions run; what is
 * equal is not touched. The markup must be safe: every text in it escaped, as the functions of the stage do.
 */
export function patchMarkup(element: HTMLElement, markup: string): void {
  morphdom(element, `<div>${markup}</div>`, {
    childrenOnly: true,
    getNodeKey: (node) => (node instanceof Element ? node.getAttribute('data-key') : null),
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  });
}
