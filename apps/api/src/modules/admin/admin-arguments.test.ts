import { describe, expect, test } from 'vitest';
import { adminHelp, parseAdminCommand } from './admin-arguments.ts';

const words = (line: string) => line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
const parse = (line: string) => parseAdminCommand(words(line));

describe('the words of a command', () => {
  test('are read', () => {
    expect(parse('show selvi@example.test')).toMatchObject({ name: 'show', about: 'selvi@example.test' });
    expect(parse('grant selvi annual --days 10 --reason "won a contest"')).toEqual({
      name: 'grant',
      about: 'selvi',
      choice: 'annual',
      reason: 'won a contest',
      days: 10,
      byHand: false,
      asJson: false,
    });
    expect(parse('course-report --json')).toMatchObject({ name: 'course-report', asJson: true });
    expect(parse('refund PL-1 --by-hand --reason "asked by phone"')).toMatchObject({
      name: 'refund',
      byHand: true,
    });
    expect(parse('')).toMatchObject({ name: 'help' });
  });

  test.each([
    ['fly', 'There is no command "fly". Try: npm run admin -- help'],
    ['constructor', 'There is no command "constructor". Try: npm run admin -- help'],
    ['show', 'show takes learner.'],
    ['show a b', 'show takes learner.'],
    ['grant selvi --reason "because so"', 'grant takes learner and plan.'],
    ['refunds now', 'refunds takes nothing.'],
    ['end selvi', 'end needs a reason: --reason "why it is done". It is kept forever: no names'],
    [
      'end selvi --reason "  a "',
      'end needs a reason: --reason "why it is done". It is kept forever: no names',
    ],
    ['grant selvi monthly --days many --reason "a prize"', '--days must be 1 to 3660.'],
    ['grant selvi monthly --days 0 --reason "a prize"', '--days must be 1 to 3660.'],
  ])('%s is refused with a sentence', (line, sentence) => {
    expect(() => parse(line)).toThrow(sentence);
  });

  test('that nobody knows are refused', () => {
    expect(() => parse('show selvi --force')).toThrow(/--force/);
  });
});

test('the help names every command, and which need a reason', () => {
  const help = adminHelp();
  for (const name of [
    'show',
    'grant',
    'end',
    'refund',
    'refuse-refund',
    'refunds',
    'attention',
    'resolve',
    'messages',
  ]) {
    expect(help).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  }
  expect(help).toContain('grant <learner> <plan> --reason "…"');
});

test('the help says who is written down as the actor, and that a reason holds nothing about a person (privacy 16)', () => {
  const help = adminHelp();
  expect(help).toContain('forever');
  expect(help).toContain('SUDO_USER');
  expect(help).toMatch(/no name, address, telephone number or anything else about a person/);
  for (const line of help.split('\n').slice(-3)) expect(line.length).toBeLessThan(130);
});
