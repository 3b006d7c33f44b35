import type { PythonEngine } from '@python-learning/python';
import { beforeAll, describe, expect, test } from 'vitest';
import { startEngine } from '../engine.fixture.ts';
import { play } from './play.fixture.ts';
import { always, stories, storyRules } from './story-parts.fixture.ts';

let engine: PythonEngine;
beforeAll(async () => {
  engine = await startEngine();
}, 60_000);

type Mistake = [
  mistake: string,
  milestone: number,
  edits: [from: string, to: string][],
  id: string,
  line?: string,
];

const mistakes: Mistake[] = [
  ['the name is never said', 4, [['{name} walks', 'A child walks']], 'FREE-ECHO'],
  ['an f is missing', 4, [['print(f"\\nNight', 'print("\\nNight']], 'FREE-FILLED'],
  ['choice of one text', 4, [['["cat", "crab", "parrot"]', '"cat"']], 'FREE-LIST-CHOICE', 'pet = '],
  [
    'no chance',
    4,
    [
      ['random.choice(["cat", "crab", "parrot"])', '"cat"'],
      ['random.randint(1, 5)', '3'],
    ],
    'FREE-CHANCE',
  ],
  [
    'a text and a number are joined',
    4,
    [['print(f"Coins in your pocket: {coins}")', 'print("Coins: " + coins)']],
    'TYP-STR-PLUS-NUM',
    'print("Coins',
  ],
  [
    'the answer is compared with a number',
    5,
    [
      ['choice == "1"', 'choice == 1'],
      ['if coins >= 4', 'if name == ""'],
    ],
    'FREE-TEXT-AND-NUMBER',
    'if choice',
  ],
  [
    'the lines of else stand outside',
    5,
    [
      [
        'else:\n    print("Far out, a boat has lost its way.")\n    print(f"{name} waves',
        'print("Far out, a boat has lost its way.")\nprint(f"{name} waves',
      ],
    ],
    'FREE-BOTH-WAYS',
    'print("Far out',
  ],
  [
    'an if that is always true',
    5,
    [
      ['if choice == "1":', 'if "1":'],
      ['if coins >= 4', 'if name == ""'],
    ],
    'FREE-DIFFER',
  ],
  ['the name of the choice is misspelled', 5, [['if choice ==', 'if choise ==']], 'NAM-TYPO', 'if choise'],
  ['no else', 6, [['else:\n    print(f"{name} stands still. The wind laughs.")\n', '']], 'FREE-REPLY'],
  [
    'half a comparison',
    6,
    [
      ['if way == "1" or way == "up":', 'if way == "1" or "up":'],
      ['else:\n    print(f"{name} stands still. The wind laughs.")\n', ''],
    ],
    'FREE-LONE-VALUE',
    'if way ==',
  ],
  [
    'if, if, if',
    6,
    [
      ['elif way == "2"', 'if way == "2"'],
      ['elif way == "3"', 'if way == "3"'],
    ],
    'FREE-BOTH-WAYS',
    'if way == "2"',
  ],
  [
    'the counter begins anew in each round',
    7,
    [['    coins += random.randint(0, 1)', '    coins = 0\n    coins += random.randint(0, 1)']],
    'FREE-KEEPS-COUNT',
    '    coins = 0',
  ],
  [
    'nothing is asked in the loop',
    8,
    [
      ['tries = 0\n', 'tries = 0\nguess = int(input("Number? "))\n'],
      ['    guess = int(input("Number? "))\n', ''],
    ],
    'FREE-ENDLESS',
  ],
  ['0 is forgotten', 8, [['    if guess == 0:\n        break\n', '']], 'FREE-ZERO'],
  [
    'the secret is chosen in each round',
    8,
    [
      [
        '    guess = int(input("Number? "))',
        '    code = random.randint(1, 20)\n    guess = int(input("Number? "))',
      ],
      ['    if guess == 0:\n        break\n', ''],
    ],
    'FREE-DRAWN-IN-LOOP',
    '    code = ',
  ],
  [
    'the counter of tries begins again in each round',
    8,
    [['    guess = int(input("Number? "))', '    tries = 0\n    guess = int(input("Number? "))']],
    'FREE-KEEPS-COUNT',
    '    tries = 0',
  ],
  [
    'the lower case is not stored',
    9,
    [
      [
        '    answer = input("What am I? 0: go on ").strip().lower()',
        '    answer = input("What am I? 0: go on ")\n    answer.lower()',
      ],
    ],
    'FREE-NOT-STORED',
    '    answer.lower',
  ],
  ['the clue shows all', 9, [['    shown = ""\n', '    shown = ""\n    print(secret)\n']], 'FREE-SECRET'],
  ['0 is forgotten in the riddle', 9, [[' and answer != "0"', '']], 'FREE-ZERO'],
  [
    'an index one too far',
    9,
    [['secret[0].upper()', 'secret[len(secret)].upper()']],
    'IDX-STR',
    'print(f"{len',
  ],
  [
    'what append gives is stored',
    10,
    [['        bag.append(things.pop(pick - 1))', '        bag = bag.append(things.pop(pick - 1))']],
    'TYP-NONE',
  ],
  [
    'the bag is emptied in each round',
    10,
    [
      ['    pick = int(', '    bag = []\n    pick = int('],
      ['    if pick == 0:\n        break\n', '    if pick == 0:\n        break\n'],
    ],
    'FREE-KEEPS-COUNT',
    '    bag = []',
  ],
  [
    'a function is never called',
    11,
    [['    if lucky(60):', '    if coins > 2:']],
    'FREE-CALLED',
    'def lucky',
  ],
  [
    'a function shows and gives nothing back',
    11,
    [['    return random.randint(1, 100) <= percent', '    print(random.randint(1, 100) <= percent)']],
    'FREE-RETURNED',
    'def lucky',
  ],
  [
    'a test of nothing',
    14,
    [
      ['assert lucky(100) and not lucky(0)', 'assert True'],
      ['assert best([(3, "Arul"), (9, "Kayal")]) == (9, "Kayal")', 'assert True'],
    ],
    'FREE-CONSTANT-TEST',
    'assert True',
  ],
  [
    'one int(input()) is left',
    14,
    [['bells = ask("How often do you ring the bell?", 5)', 'bells = int(input("How often? "))']],
    'FREE-WORD-STOPS',
    'bells = ',
  ],
];

describe('a story with one mistake is refused with the sentence that helps', () => {
  test.each(mistakes)('%s (milestone %d)', async (_, milestone, edits, id, start) => {
    const source = edits.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, () => to);
    }, stories[milestone] ?? '');
    const rules = [...always, ...(storyRules[milestone] ?? [])];
    const walks = { first: 'Mathi', mistypes: milestone === 14 };
    const { verdict, explanation } = await play(engine, source, { rules, walks });
    expect({ verdict, id: explanation?.id }).toEqual({ verdict: 'wrong', id });
    if (start !== undefined)
      expect(source.split('\n')[(explanation?.line ?? 0) - 1]).toMatch(
        new RegExp(`^${RegExp.escape(start)}`, 'u'),
      );
  });
});
