/** Escapes text for markup and for double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Joins the class names whose value is true: `classes({ line: true, lit: isLit })`. */
export function classes(names: Readonly<Record<string, boolean>>): string {
  return Object.keys(names)
    .filter((name) => names[name])
    .join(' ');
}

/** Places an absolutely positioned element, as a value of `style`. Lengths are in CSS pixels. */
export function boxStyle({
  left,
  top,
  width,
  height,
}: Record<'left' | 'top' | 'width' | 'height', number>): string {
  return `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
}
