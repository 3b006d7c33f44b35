import { hostileSources } from '../packages/feedback/fixtures/hostile-shapes.ts';
import { readPrograms } from '../packages/python/conformance/programs.ts';
import type { Attack, AttackTold } from './attack.types.ts';
import type { Client } from './client.ts';
import { neverReading } from './never-reading.ts';
import { submit } from './submission.ts';

const mostSourceBytes = 20_000;
/** Calls that each account has in the air. */
const callsAtOnce = 3;
/** Questions of free milestones, one of them with a structure rule and one with hidden cases. */
const attacked = ['m01-q5-commas', 'm04-q6-celsius', 'm01-q2-change-greeting'];

/**
 * All attacks, each measured by itself. To add one, append an entry: `start` begins it, and `stop` ends it and tells what
 * came of it. An attack without programs needs no clients, only the address.
 */
export const attacks: readonly Attack[] = [
  programs('memory growth', [
    'x = bytearray(60 * 2**20)',
    'x = [None] * 15 * 2**20',
    'x = bytes(60 * 2**20)',
    "x = '\\U0001f600' * (12 * 2**20)",
    'for turn in range(20):\n    x = None\n    x = bytearray(50 * 2**20)',
    'x = bytearray(60 * 2**20)\nfor at in range(0, len(x), 4096):\n    x[at] = 1',
    'x = []\nwhile True:\n    x.append(bytearray(1_000_000))',
  ]),
  programs('endless loops', [
    'while True: pass',
    'sum(range(10 ** 12))',
    'while True:\n    try:\n        while True: pass\n    except: pass',
    "import re\nre.match('(x+x+)+y', 'x' * 40)",
  ]),
  programs('slow explanations', slowToExplain()),
  programs('the corpus of hostile programs', corpus()),
  neverReading,
];

/** An attack by accounts that submit programs without pause, each account in an order of its own. */
function programs(name: string, sources: readonly string[]): Attack {
  return {
    name,
    start(clients) {
      const told: AttackTold = { sent: 0, refused: 0, forged: 0, lost: 0 };
      const senders = clients.length * callsAtOnce;
      let isOver = false;
      const send = async (client: Client, first: number) => {
        for (let at = first; !isOver; at += 1) {
          const question = attacked[at % attacked.length] ?? '';
          const verdict = await submit(client, question, sources[at % sources.length] ?? '');
          told.sent += 1;
          if (verdict === 'refused') told.refused += 1;
          if (verdict === 'right') told.forged += 1;
          if (verdict === 'lost') told.lost += 1;
        }
      };
      const sending = Array.from({ length: senders }, (_, index) => {
        const client = clients[index % clients.length];
        const first = index * Math.ceil(sources.length / senders);
        return client === undefined ? Promise.resolve() : send(client, first);
      });
      return {
        async stop() {
          isOver = true;
          await Promise.all(sending);
          return told;
        },
      };
    },
  };
}

/** Programs as long as the limit allows that are wrong in ways that are hard to explain, and outputs of that kind. */
function slowToExplain(): string[] {
  const outputs = ['star ', '1 22 3.5 ', '[1, ', 'Week 1: Rs 5\\n', "'\\\\", '1'].map(
    (part) => `star = 5\nprint(${JSON.stringify(part).replaceAll('\\\\n', '\\n')} * 6_000)`,
  );
  const errors = ["name 'a", "'str' ", '😀', 'unsupported operand type(s) for '].map(
    (part) => `raise TypeError(${JSON.stringify(part)} * 1_000)`,
  );
  const sources = Object.values(hostileSources).map((shape) => shape(mostSourceBytes).source);
  return [...outputs, ...errors, ...sources];
}

function corpus(): string[] {
  return Object.values(readPrograms('hostile')).flatMap((all) => all.map(({ source }) => source));
}
