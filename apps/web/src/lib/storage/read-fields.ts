/** The fields of a stored JSON object; none for any other text. Other tabs and versions of the app write it, too. */
export function readFields(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** The items of a stored JSON list; none for any other text. */
export function readList(text: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The fields of an object; none for any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
