import { parseArgs } from 'node:util';
import { closingReasons } from '@python-learning/contract';
import { AdminError } from './admin-error.ts';

/** Arguments of each command. A command that changes something also needs `--reason`. */
const commands = {
  help: { takes: [], changes: false, says: 'this text' },
  show: {
    takes: ['learner'],
    changes: false,
    says: 'the subscription, orders, money and refunds of a learner (address, username or id)',
  },
  grant: {
    takes: ['learner', 'plan'],
    changes: true,
    says: 'gives the time of a plan, or --days of it, without payment',
  },
  end: { takes: ['learner'], changes: true, says: 'ends the subscription at once, with what was paid ahead' },
  refund: {
    takes: ['order'],
    changes: true,
    says: "pays an order back and ends its time; --by-hand when it was paid back on the provider's pages",
  },
  'refuse-refund': { takes: ['order'], changes: true, says: 'answers a refund request with no' },
  refunds: { takes: [], changes: false, says: 'the refund requests that wait for a decision' },
  attention: { takes: [], changes: false, says: 'the orders that a person has to look at' },
  resolve: { takes: ['order'], changes: true, says: 'takes an order off that list' },
  messages: { takes: [], changes: false, says: 'what people wrote in the contact form, subscribers first' },
  shares: { takes: [], changes: false, says: 'the shared programs that strangers reported, and why' },
  'show-share': { takes: ['code'], changes: false, says: 'a shared program, and what its page shows' },
  'close-share': {
    takes: ['code', 'why'],
    changes: true,
    says: `closes its link; why is one of ${closingReasons.join(', ')}`,
  },
  'reopen-share': {
    takes: ['code'],
    changes: true,
    says: 'opens its link again, or takes the reports of an open one off the list',
  },
  sharing: {
    takes: ['learner', 'yes|no'],
    changes: true,
    says: 'records whether a guardian agrees to sharing; no ends every link of the learner',
  },
  'course-report': {
    takes: [],
    changes: false,
    says: 'figures of each question, and how far visits come: of all together, nobody is named; --json',
  },
} as const satisfies Record<string, { takes: readonly string[]; changes: boolean; says: string }>;

export type CommandName = keyof typeof commands;

export type AdminCommand = {
  name: CommandName;
  /** Learner, order or shared program that the command is about; empty when it takes none. */
  about: string;
  /** Plan, or decision, that it takes besides; empty for none. */
  choice: string;
  /** Empty for commands that change nothing. */
  reason: string;
  days: number | null;
  byHand: boolean;
  /** Whether a report is printed for programs. */
  asJson: boolean;
};

const reasonMin = 5;

const aboutTheRecord = [
  'Every act is written down forever, with its reason, the time, and who you are on this machine (SUDO_USER, else your user).',
  'Write no name, address, telephone number or anything else about a person into a reason: it cannot be deleted,',
  'not even with the account. Write what happened, or the number of a ticket: --reason "asked by mail, ticket 214".',
];

/** Parses the arguments after `npm run admin --`. Throws AdminError with a sentence for staff. */
export function parseAdminCommand(words: readonly string[]): AdminCommand {
  const { positionals, values } = readWords(words);
  const [name = 'help', about = '', choice = '', ...more] = positionals;
  if (!isCommand(name)) throw new AdminError(`There is no command "${name}". Try: npm run admin -- help`);
  const { takes, changes } = commands[name];
  const given = [about, choice, ...more].filter((word) => word !== '').length;
  if (given !== takes.length)
    throw new AdminError(`${name} takes ${takes.length === 0 ? 'nothing' : takes.join(' and ')}.`);
  const reason = values.reason?.trim() ?? '';
  if (changes && reason.length < reasonMin)
    throw new AdminError(
      `${name} needs a reason: --reason "why it is done". It is kept forever: no names, nothing about a person.`,
    );
  return {
    name,
    about,
    choice,
    reason,
    days: daysOf(values.days),
    byHand: values['by-hand'],
    asJson: values.json,
  };
}

export function adminHelp(): string {
  const lines = Object.entries(commands).map(([name, { takes, changes, says }]) => {
    const words = [name, ...takes.map((one) => `<${one}>`), ...(changes ? ['--reason "…"'] : [])];
    return `  ${words.join(' ').padEnd(44)} ${says}`;
  });
  return ['npm run admin -- <command>', '', ...lines, '', ...aboutTheRecord].join('\n');
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        reason: { type: 'string' },
        days: { type: 'string' },
        'by-hand': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new AdminError(cause instanceof Error ? cause.message : 'The command is not understood.', {
      cause,
    });
  }
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function daysOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 3660) throw new AdminError('--days must be 1 to 3660.');
  return days;
}
