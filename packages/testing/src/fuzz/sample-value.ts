import fc from 'fast-check';
import { fuzzSeed } from './seed.ts';

/** The part of JSON schema that the contract's bodies and answers are described with. */
export type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  /** Of a tuple: one schema for each place. */
  prefixItems?: readonly JsonSchema[];
  minLength?: number;
  format?: string;
  pattern?: string;
};

const textByFormat: Readonly<Record<string, string>> = {
  email: 'kolam@example.test',
  date: '2026-11-21',
  'date-time': '2026-11-21T06:30:00Z',
  uri: 'https://kolam.example.test/pay',
};

/** Returns a value that the schema accepts, with every optional field. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = (schema.oneOf ?? schema.anyOf)?.find(({ type }) => type !== 'null');
  if (choice !== undefined) return sampleOf(choice);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sampleOf(inner)]),
      );
    case 'array':
      if (schema.prefixItems !== undefined) return schema.prefixItems.map(sampleOf);
      return schema.items === undefined ? [] : [sampleOf(schema.items)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return sampleText(schema);
  }
}

function sampleText({ format, pattern, minLength = 1 }: JsonSchema): string {
  const known = textByFormat[format ?? ''];
  if (known !== undefined) return known;
  if (pattern === undefined) return 'a'.repeat(Math.max(1, minLength));
  // biome-ignore lint/plugin: the patterns are those of our own contract.
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: fuzzSeed, numRuns: 1 });
  return text;
}
