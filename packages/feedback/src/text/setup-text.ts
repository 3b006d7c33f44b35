/** The values that a checker set before a run, in Python syntax: `price = 30, town = "Galle"`. */
export function setupText(vary: Readonly<Record<string, unknown>>): string {
  return Object.entries(vary)
    .map(([name, value]) => `${name} = ${pythonText(value)}`)
    .join(', ');
}

const constants: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

function pythonText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonText).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    const items = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${pythonText(one)}`);
    return `{${items.join(', ')}}`;
  }
  return typeof value === 'string' ? JSON.stringify(value) : (constants[String(value)] ?? String(value));
}
