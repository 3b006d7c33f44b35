/** Scrolls a frame, and nothing around it, as little as shows one of its parts. */
export function bringIntoView(frame: HTMLElement | null, part: Element | null | undefined): void {
  if (frame === null || part === null || part === undefined) return;
  const [around, place] = [frame.getBoundingClientRect(), part.getBoundingClientRect()];
  const gap = 8;
  if (place.top < around.top) frame.scrollTop -= around.top - place.top + gap;
  else if (place.bottom > around.bottom) frame.scrollTop += place.bottom - around.bottom + gap;
}
