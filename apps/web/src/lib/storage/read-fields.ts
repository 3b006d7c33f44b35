/** The fields of a stored JSON object; none for any other text. Other tabs and versions of the app write it, too. */
export function readFields(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/** The fields of an object; none for any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
