import { type Outcome, type WalkFacts, type WalkSettings, walksOf } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import { cluesWith, printed, questionWith, raised, reportOf } from '../../fixtures/builders.ts';
import { assess } from '../assess.ts';
import { judge } from '../judge.ts';

const settings: WalkSettings = { first: null, stop: '0', words: [], mistypes: false, least: 0 };
const plan = walksOf(settings);
type Played = (walk: (typeof plan)[number], index: number) => Partial<WalkFacts> & { stdout?: string };

/** The outcome of every walk, as a program would have had it that does this. */
function outcomesOf(played: Played): Outcome[] {
  return plan.map((walk, index) => {
    const { stdout = '', ...facts } = played(walk, index);
    const did = { asked: 0, answers: [], echoed: 0, lines: [], varied: null, drawn: 0, ...facts };
    return printed(stdout, { walk: did });
  });
}

function brokenBy(rule: string, played: Played, facts = {}, source = ''): boolean {
  const question = questionWith({ kind: 'free', rules: [rule], walks: settings });
  const report = reportOf(outcomesOf(played), facts);
  return judge({ question, source, report }).brokenRules.length > 0;
}

type Example = [rule: string, kept: Played, broken: Played];

const examples: Example[] = [
  ['asks>=2', () => ({ asked: 2 }), () => ({ asked: 1 })],
  [
    'echo',
    ({ manner }) => ({ echoed: manner === 'strange' ? 1 : 0 }),
    // What a usual answer is may stand in the program anyway.
    ({ manner }) => ({ echoed: manner === 'roaming' ? 1 : 0 }),
  ],
  ['echo>=2', () => ({ echoed: 2 }), () => ({ echoed: 1 })],
  [
    'vary>=2',
    ({ varied }) => ({ varied: varied === null ? null : 'x', stdout: `${varied}` }),
    ({ varied }) => ({ varied: varied === null ? null : 'x', stdout: varied === 0 ? 'other' : 'same' }),
  ],
  [
    'vary',
    ({ varied }) => ({ varied: varied === 0 ? 'x' : null, stdout: `${varied}` }),
    () => ({ stdout: 'same' }),
  ],
  [
    'vary:done',
    ({ varied }) => ({ varied: varied === 1 ? 'done' : null, drawn: varied === 1 ? 2 : 1 }),
    // Another name is followed, and this one is not.
    ({ varied }) => ({ varied: varied === 0 ? 'size' : null, drawn: varied === 0 ? 2 : 1 }),
  ],
  [
    'vary:done',
    ({ varied }) => ({ varied: varied === 1 ? 'done' : null, stdout: `${varied}` }),
    // It is printed, and the drawing stays.
    ({ varied }) => ({ varied: varied === 1 ? 'done' : null, drawn: 1, stdout: `${varied}` }),
  ],
  [
    'chance',
    ({ chance }) => ({ stdout: `${chance}` }),
    // Other answers alone are no chance.
    ({ manner, answers }) => ({ stdout: `${manner} ${answers}` }),
  ],
  ['chance', ({ chance }) => ({ drawn: chance }), () => ({ drawn: 7 })],
  [
    'differ>=2',
    ({ answers }) => ({ stdout: answers === 10 ? 'GOAL' : 'saved' }),
    // Chance alone is no other answer.
    ({ chance }) => ({ stdout: `${chance}` }),
  ],
  [
    'differ>=2',
    ({ answers }) => ({ stdout: answers === 10 ? '3 coins' : '4 coins', answers: ['3'] }),
    ({ answers }) => {
      const word = answers === 10 ? 'left' : 'right';
      return { stdout: `You said ${word}.`, answers: [word] };
    },
  ],
];

describe('a rule about walks', () => {
  test.each(examples)('%s is kept', (rule, kept) => {
    expect(brokenBy(rule, kept)).toBe(false);
  });

  test.each(examples)('%s is broken', (rule, _, broken) => {
    expect(brokenBy(rule, broken)).toBe(true);
  });

  test('reach: seven of ten lines run in one walk or another', () => {
    const statements = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const facts = { clues: { ...cluesWith(), statements } };
    const reaching = (lines: number[]) =>
      brokenBy('reach', (_, index) => ({ lines: lines.slice(index, index + 1) }), facts);
    expect(reaching([1, 2, 3, 4, 5, 6, 7])).toBe(false);
    expect(reaching([1, 2, 3, 4, 5, 6])).toBe(true);
  });

  test('filled: no name of the program stands in curly brackets', () => {
    const shows = (stdout: string) => brokenBy('filled', () => ({ stdout }), { assigned: { name: 1 } });
    expect(shows('Hello {name}')).toBe(true);
    expect(shows('Hello {friend}, {}')).toBe(false);
    expect(shows('Hello {toString}')).toBe(false);
  });

  test('filled: brackets may be meant where the value is told elsewhere', () => {
    const facts = { assigned: { name: 1, coins: 1 }, read: { name: 1 } };
    const shows = (stdout: string) => brokenBy('filled', () => ({ stdout }), facts);
    expect(shows('On the wall: {name}')).toBe(false);
    expect(shows('On the wall: {name}, {coins}')).toBe(true);
  });

  test('chance: what is taken by chance and used may show too seldom for the walks', () => {
    const alike: Played = () => ({ stdout: 'no ghost' });
    expect(brokenBy('chance', alike, { clues: cluesWith({ chosen_words: 1 }) })).toBe(false);
    expect(brokenBy('chance', alike, { clues: cluesWith({ chosen_numbers: 1 }) })).toBe(false);
    expect(brokenBy('chance', alike, { clues: cluesWith() })).toBe(true);
  });

  test('filled: no more of the screen is read than an explanation reads', () => {
    const shows = (stdout: string) => brokenBy('filled', () => ({ stdout }), { assigned: { name: 1 } });
    expect(shows(`${'{'.repeat(4000)}{name}`)).toBe(true);
    expect(shows(`${'{'.repeat(5000)}{name}`)).toBe(false);
  });

  test('secret: it is not shown to who types nothing but the stop word', () => {
    const source = 'secret = "shadow"';
    expect(brokenBy('secret', () => ({ stdout: 'It is SHADOW' }), {}, source)).toBe(true);
    expect(brokenBy('secret', () => ({ stdout: '6 letters' }), {}, source)).toBe(false);
    expect(
      brokenBy('secret', ({ manner }) => ({ stdout: manner === 'secret' ? 'shadow!' : '' }), {}, source),
    ).toBe(false);
  });

  test('loose_secret: capitals and spaces change nothing', () => {
    expect(brokenBy('loose_secret', ({ chance }) => ({ stdout: `${chance}` }))).toBe(false);
    expect(brokenBy('loose_secret', ({ manner }) => ({ stdout: manner }))).toBe(true);
  });

  test('zero: the walks with the stop word end', () => {
    const question = questionWith({ kind: 'free', rules: ['zero'], walks: settings });
    const endless = (manner: string) =>
      outcomesOf(() => ({})).map((outcome, index) =>
        plan[index]?.manner === manner ? { ...outcome, kind: 'time-limit' as const } : outcome,
      );
    const broken = (manner: string) =>
      judge({ question, source: '', report: reportOf(endless(manner), {}, printed('')) }).brokenRules;
    expect(broken('stopping')).toEqual(['zero']);
    expect(broken('strange')).toEqual([]);
  });

  test('none holds without walks', () => {
    const question = questionWith({ rules: ['asks>=1', 'chance', 'reach', 'zero', 'vary'] });
    expect(judge({ question, source: '', report: reportOf([]) }).brokenRules).toEqual(question.rules);
  });
});

describe('a rule about what is one’s own', () => {
  const sample =
    '# A song\nprint("The rain sings")\nprint("on our red roof")\nprint("all night long")\nprint("until we dream")';
  const broken = (rule: string, source: string, texts: string[] = [], starter = '') => {
    const question = questionWith({ kind: 'free', rules: [rule], walks: settings, sample, starter });
    const literals = Object.fromEntries(texts.map((text) => [`'${text}'`, 1]));
    return (
      judge({
        question,
        source,
        report: reportOf(
          outcomesOf(() => ({})),
          { literals },
        ),
      }).brokenRules.length > 0
    );
  };

  test('own_lines: as many lines as the task asks, without those that were given', () => {
    expect(broken('own_lines>=3', 'a = 1\nb = 2\nprint(a)')).toBe(false);
    expect(broken('own_lines>=3', 'a = 1\n\n\nprint(a)')).toBe(true);
    expect(broken('own_lines>=3', 'a = 1\nb = 2\nprint(a)', [], 'a = 1')).toBe(true);
  });

  test('own_comments: one with words, and not that of the starter', () => {
    const told = (text: string) => {
      const question = questionWith({
        kind: 'free',
        rules: ['own_comments>=1'],
        walks: settings,
        starter: '# write here',
      });
      const report = reportOf(
        outcomesOf(() => ({})),
        { comments: [{ line: 1, text }] },
      );
      return judge({ question, source: text, report }).brokenRules;
    };
    expect(told('# by Asha')).toEqual([]);
    expect(told('# write here')).toEqual(['own_comments>=1']);
    expect(told('# ---')).toEqual(['own_comments>=1']);
  });

  test('own_texts: short texts, which two children may have alike, decide only where there are no others', () => {
    const labels = ['A song', 'rain', 'roof', 'dream'];
    expect(broken('own_texts', '', [...labels, 'Our dog is old', 'He sleeps all day'])).toBe(false);
    expect(broken('own_texts', '', ['dog', 'goat', 'hen', 'cow', 'The rain sings', 'all night long'])).toBe(
      true,
    );
    expect(broken('own_texts', '', [...labels, 'dog'])).toBe(true);
  });

  test('own_texts: half of the texts are not those of the sample', () => {
    expect(broken('own_texts', '', ['My dog', 'his bone', 'The rain sings'])).toBe(false);
    expect(broken('own_texts', '', ['My dog', 'on our red roof', 'The rain sings'])).toBe(true);
    expect(broken('own_texts', '', ['The rain sings', '***'])).toBe(false);
  });

  describe('in a part of a story, compared with what the learner began with', () => {
    const starter =
      'import random\nname = input("Name? ")\nprint("The lighthouse is dark")\nprint("A cat comes")';
    const sample = `${starter}\nway = input("Way? ")\nif way == "1":\n    print("A door")\nelse:\n    print("The sea")`;
    const own =
      'import random\nwho = input("Who? ")\nseat = random.randint(1, 9)\nprint("The train whistles")\nprint("Nobody sleeps")';
    const more = 'way = input("Left? ")\nif way == "y":\n    print("A goat")';
    const brokenRules = (source: string, ownBeginning?: string, texts: string[] = []) =>
      judge({
        question: questionWith({
          kind: 'free',
          rules: ['kept_lines', 'own_lines>=3', 'own_texts'],
          walks: settings,
          sample,
          starter,
          ...(ownBeginning === undefined ? {} : { ownBeginning }),
        }),
        source,
        report: reportOf(
          outcomesOf(() => ({})),
          { literals: Object.fromEntries(texts.map((text) => [`'${text}'`, 1])) },
        ),
      }).brokenRules;

    test('kept_lines: eight of ten lines of the own beginning are there, at any indent', () => {
      expect(brokenRules(`${own}\n${more}`, own)).toEqual([]);
      expect(
        brokenRules(`${own.replaceAll('print', '  print').replace('seat =', 'place =')}\n${more}`, own),
      ).toEqual([]);
      expect(brokenRules(`${own.split('\n').slice(0, 3).join('\n')}\n${more}`, own)).toEqual(['kept_lines']);
    });

    test('kept_lines: the beginning of the example may be taken instead', () => {
      expect(brokenRules(`${starter}\n${more}`, own)).toEqual([]);
    });

    test('kept_lines: without an own program before, nothing must be kept', () => {
      expect(brokenRules(`${own}\n${more}`)).toEqual([]);
    });

    test('own_lines: the own beginning is given, so it is no new line', () => {
      expect(brokenRules(`${own}\nprint("The end")`, own)).toEqual(['own_lines>=3']);
      expect(brokenRules(`${starter}\nprint("The end")`, own)).toEqual(['own_lines>=3']);
    });

    test('own_texts: texts of the beginning do not count, whoever wrote them', () => {
      const begun = ['Name? ', 'The lighthouse is dark', 'A cat comes'];
      expect(brokenRules(`${starter}\n${more}`, own, [...begun, 'Left? ', 'A goat', 'It bleats'])).toEqual(
        [],
      );
      const copied = ['Who? ', 'The train whistles', 'Nobody sleeps', 'Way? ', 'A door', 'The sea'];
      expect(brokenRules(`${own}\n${more}`, own, copied)).toEqual(['own_texts']);
    });

    test.each([
      ['en', 'This line was in it: print("The train whistles")'],
      ['ta', 'இந்த வரி இருந்தது: print("The train whistles")'],
    ] as const)('a lost story is told in %s with its first lost line', (language, words) => {
      const { explanation, checks } = assess({
        question: questionWith({
          kind: 'free',
          rules: ['kept_lines'],
          walks: settings,
          starter,
          ownBeginning: own,
        }),
        source: own.split('\n').slice(0, 3).join('\n'),
        report: reportOf(
          outcomesOf(() => ({})),
          {},
          printed(''),
        ),
        language,
        failedAttempts: 0,
      });
      expect(explanation?.id).toBe('FREE-KEPT-LINES');
      expect(explanation?.text).toContain(words);
      expect(checks.at(-1)?.passed).toBe(false);
    });
  });

  test('lines: as many as stand on the screen, however they come there', () => {
    const question = questionWith({ kind: 'free', rules: ['lines>=4'], walks: settings });
    const broken = (stdout: string) => {
      const outcomes = outcomesOf(() => ({}));
      return judge({ question, source: '', report: reportOf(outcomes, {}, printed(stdout)) }).brokenRules;
    };
    expect(broken('***\n\nMY DOG\n***\n')).toEqual([]);
    expect(broken('***\nMY DOG\n***\n\n\n')).toEqual(['lines>=4']);
    expect(broken('')).toEqual(['lines>=4']);
  });

  test('empty_prints: an empty line on the screen counts, wherever it comes from', () => {
    const question = questionWith({ kind: 'free', rules: ['empty_prints>=1'], walks: settings });
    const broken = (stdout: string) => {
      const outcomes = outcomesOf(() => ({}));
      return judge({ question, source: '', report: reportOf(outcomes, {}, printed(stdout)) }).brokenRules;
    };
    expect(broken('MY DOG\n\nTiger\n')).toEqual([]);
    expect(broken('MY DOG\n \nTiger\n')).toEqual([]);
    expect(broken('\nMY DOG\nTiger\n\n')).toEqual(['empty_prints>=1']);
  });

  test('same_ends: the first and the last line are alike', () => {
    const question = questionWith({ kind: 'free', rules: ['same_ends'], walks: settings });
    const ends = (stdout: string) =>
      judge({
        question,
        source: '',
        report: reportOf(
          outcomesOf(() => ({})),
          {},
          printed(stdout),
        ),
      }).brokenRules;
    expect(ends('***\nCUBS\n\n***\n')).toEqual([]);
    expect(ends('***\nCUBS\n**\n')).toEqual(['same_ends']);
    expect(ends('***')).toEqual(['same_ends']);
  });
});

describe('a program that was played', () => {
  const facts = { clues: { ...cluesWith({}, 'emptied'), statements: [1, 2, 3] } };
  const told = (rules: string[], outcomes: Outcome[], language: 'en' | 'ta' = 'en') =>
    assess({
      question: questionWith({ kind: 'free', rules, walks: settings }),
      source: 'x = 0\nprint(x)\nprint(2)',
      report: reportOf(outcomes, facts, printed('')),
      language,
      failedAttempts: 0,
    });

  test('hears of an error first, with the answers that led to it, whatever else is missing', () => {
    const outcomes = outcomesOf(() => ({ answers: ['Mathi', 'up'] }));
    const stopped = raised('ZeroDivisionError', 'division by zero', 2, { walk: outcomes[0]?.walk });
    const { verdict, explanation, checks } = told(
      ['keeps_count', 'chance', 'asks>=1'],
      [stopped, ...outcomes.slice(1)],
    );
    expect({ verdict, line: explanation?.line }).toEqual({ verdict: 'wrong', line: 2 });
    expect(explanation?.text).toContain('We tried it with Mathi · up.');
    // Nothing is known of chance and questions before it runs to the end.
    expect(checks.map(({ name, passed }) => [passed, name])).toEqual([
      [false, 'It runs to the end, each time that we try it'],
      [false, 'Give a counter its first value before the loop.'],
    ]);
  });

  test('hears of one broken rule: first one whose cause is known, own words last', () => {
    const { explanation, hints } = told(
      ['own_lines>=3', 'chance', 'keeps_count'],
      outcomesOf(() => ({ lines: [1, 2, 3] })),
    );
    expect(explanation).toMatchObject({ id: 'FREE-KEEPS-COUNT', title: 'One thing to mend', line: 1 });
    expect(hints[0]).toBe('x begins anew in each round. Move that line above the loop.');
    const second = told(
      ['own_texts', 'chance', 'asks>=2'],
      outcomesOf(() => ({ lines: [1, 2, 3] })),
    );
    expect(second.explanation?.id).toBe('FREE-CHANCE');
  });

  test('hears how many lines of its own it needs', () => {
    const { hints } = told(
      ['own_lines>=4'],
      outcomesOf(() => ({ lines: [1, 2, 3] })),
    );
    expect(hints[0]).toContain('Write at least this many lines of your own: 4.');
  });

  test('hears of a rule without a sentence of its own what the rule asks', () => {
    const { hints } = told(
      ['ifs>=2'],
      outcomesOf(() => ({ lines: [1, 2, 3] })),
      'ta',
    );
    expect(hints[0]).toBe('உன் நிரல் கடைசி வரை இயங்குகிறது. ஒன்று மட்டும் இல்லை. if-ஐக் குறைந்தது 2 தடவை பயன்படுத்து.');
  });

  test('that is right gets one piece of advice about a line that no walk reached', () => {
    const { verdict, suggestions } = told(
      ['asks>=0'],
      outcomesOf(() => ({ lines: [1, 2] })),
    );
    expect(verdict).toBe('solved');
    expect(suggestions).toEqual(['Nobody can reach line 3. Look at the condition above.']);
  });

  test.each([
    ['filled', 'Welcome to {x}', 'The screen shows x in curly brackets.'],
    ['chance', 'no ghost', 'random changes your program so rarely that we never saw it.'],
  ])('that is right hears of what it may not have meant: %s', (rule, stdout, advice) => {
    const known = { assigned: { x: 1 }, read: { x: 1 }, clues: cluesWith({ chosen_words: 1 }) };
    const report = reportOf(
      outcomesOf(() => ({ stdout, lines: [1] })),
      known,
      printed(stdout),
    );
    const question = questionWith({ kind: 'free', rules: [rule], walks: settings });
    const { verdict, suggestions } = assess({
      question,
      source: 'x = 0\nprint(x)',
      report,
      language: 'en',
      failedAttempts: 0,
    });
    expect([verdict, suggestions.length]).toEqual(['solved', 1]);
    expect(suggestions[0]).toContain(advice);
  });

  test('hears of a missing f before all else', () => {
    const known = { assigned: { x: 1 }, clues: cluesWith({}, 'unused_answer') };
    const outcomes = outcomesOf(() => ({ stdout: 'Hello {x}', lines: [1] }));
    const { explanation } = assess({
      question: questionWith({ kind: 'free', rules: ['filled', 'answers>=1'], walks: settings }),
      source: 'x = input()\nprint("Hello {x}")',
      report: reportOf(outcomes, known, printed('')),
      language: 'en',
      failedAttempts: 0,
    });
    expect(explanation?.id).toBe('FREE-FILLED');
  });

  test('is not solved when the time ended before its walks', () => {
    const { verdict, explanation } = told([], outcomesOf(() => ({})).slice(0, 5));
    expect([verdict, explanation?.id]).toEqual(['wrong', 'FREE-KEEPS-COUNT']);
  });
});
