import morphdom from 'morphdom';

/**
 * Changes the stage so that it shows this markup of `frameAt`. Elements with the same `data-key` stay, so that their transitions run;
 * what is equal is not touched.
 */
export function patchStage(stage: HTMLElement, markup: string): void {
  // Safe: the stage escapes every text of the lesson.
  morphdom(stage, `<div>${markup}</div>`, {
    childrenOnly: true,
    getNodeKey: (node) => (node instanceof Element ? node.getAttribute('data-key') : null),
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  });
}
