import { readFileSync } from 'node:fs';

/** A block of the story, or a free program, of a sample child. */
export function block(name: string): string {
  return readFileSync(new URL(`course/${name}.py`, import.meta.url), 'utf8');
}

const scenes = ['SB', 'SC', 'SD', 'SE', 'SF', 'SG', 'SH'];

/** The story as it grows from milestone 4 to 14, by milestone. */
export const stories: Readonly<Record<number, string>> = {
  ...Object.fromEntries(scenes.map((_, at) => [at + 4, joined('SA', ...scenes.slice(0, at + 1))])),
  11: joined('SA', 'SI', 'SJ', 'SK', ...scenes, 'SL'),
  12: joined('SA', 'SI', 'SJ', 'SK', ...scenes, 'SL', 'SM'),
  13: joined('SA', 'SI', 'SJ', 'SK', ...scenes, 'SL', 'SM', 'SN', 'SO'),
  14: safe(joined('SA', 'SI', 'SJ2', 'SK', 'SP', ...scenes, 'SL', 'SM', 'SN', 'SO2')),
};

function joined(...names: string[]): string {
  return names.map(block).join('');
}

/** The three lines that milestone 14 changes: nothing typed stops the story. */
function safe(story: string): string {
  return story
    .replace('int(input("How often do you ring the bell? "))', 'ask("How often do you ring the bell?", 5)')
    .replace('int(input("Number? "))', 'ask("Number?", 20)')
    .replace('int(input("Take which? 0: go on "))', 'ask("Take which? 0: go on", len(things))');
}
