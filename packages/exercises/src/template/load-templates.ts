import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withoutComingTexts } from '@python-learning/domain';
import { parse } from 'yaml';
import { type Template, TemplateError, templateSchema } from './template.schema.ts';

const folder = join(import.meta.dirname, '../../templates');

const read = new Map<string, Template>();

/** All templates, in the order of their ids, read once. Throws with the file's name when a template is invalid. */
export function loadTemplates(): readonly Template[] {
  return files().map(readOnce);
}

/**
 * Reads the templates one after another and lets other work run between them, so that the first exercise of a process
 * is as fast as later ones. Rejects like `loadTemplates`.
 */
export async function warmTemplates(): Promise<void> {
  for (const file of files()) {
    await setImmediate();
    readOnce(file);
  }
}

let names: readonly string[] | null = null;

function files(): readonly string[] {
  names ??= readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted();
  return names;
}

function readOnce(file: string): Template {
  const known = read.get(file);
  if (known !== undefined) return known;
  const template = readTemplate(file);
  read.set(file, template);
  return template;
}

function readTemplate(file: string): Template {
  const result = templateSchema.safeParse(
    withoutComingTexts(parse(readFileSync(join(folder, file), 'utf8'))),
  );
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new TemplateError(`templates/${file}: ${faults.join('; ')}`);
  }
  if (`${result.data.id}.yaml` !== file)
    throw new TemplateError(`templates/${file}: its id is ${result.data.id}`);
  return result.data;
}
