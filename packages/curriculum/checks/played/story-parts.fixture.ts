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

/** Rules of each part of the story. */
export const always = ['reach', 'filled', 'keeps_count'];

/** What each part of the story asks for besides, by milestone. */
export const storyRules: Readonly<Record<number, readonly string[]>> = {
  4: ['asks>=1', 'echo', 'chance', 'list_choice'],
  5: ['asks>=2', 'ifs>=2', 'else', 'differ>=2'],
  6: ['elifs>=2', 'and | or | in', 'call:lower', 'differ>=3', 'reply'],
  7: ['fors>=2', 'grows'],
  8: ['while', 'grows', 'chance', 'asks_in_loop', 'zero'],
  9: ['secret', 'loose_secret', 'for | index', 'call:len', 'zero'],
  10: ['list', 'call:append', 'call:join', 'loop', 'zero'],
  11: ['defs>=3', 'called', 'parameters>=2', 'return', 'returned', 'parameters_used', 'zero'],
  12: ['dict', 'call:get', 'call:items', 'zero'],
  13: ['nested_for', 'opens>=2', 'call:write', 'zero'],
  14: ['except:ValueError', 'except:FileNotFoundError', 'assert_calls>=2', 'zero'],
};
