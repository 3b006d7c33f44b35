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
