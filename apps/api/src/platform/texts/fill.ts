export type FillValues = Readonly<Record<string, string | number | undefined>>;

/** Replaces each `{name}` by its value; a name without a value stays. */
export function fill(text: string, values: FillValues): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
