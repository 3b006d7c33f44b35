import { languages } from '@python-learning/domain';
import { describe, expect, test } from 'vitest';
import {
  callCase,
  factsWith,
  printed,
  questionWith,
  raised,
  reportOf,
  returned,
  stdinCase,
} from '../fixtures/builders.ts';
import { assess } from './assess.ts';
import type { AssessInput } from './types.ts';

const given = (input: Partial<AssessInput>): AssessInput => ({
  question: questionWith(),
  source: '',
  report: reportOf([printed('')]),
  language: 'en',
  failedAttempts: 0,
  ...input,
});

const hints = ['nudge', 'pointer', 'nearly'].map((en) => ({ en, ta: `${en}-ta` }));

describe('a right program', () => {
  const right = given({
    question: questionWith({ cases: [stdinCase('Hello')], rules: ['prints==1'], hints }),
    source: 'print("Hello")',
    report: reportOf([printed('Hello\n')], { calls: { print: 1 } }),
    failedAttempts: 9,
  });

  test('is correct, with nothing to explain and no hints left to give', () => {
    expect(assess(right)).toMatchObject({
      verdict: 'solved',
      output: 'Hello\n',
      hints: [],
      explanation: null,
      fix: null,
    });
    expect(assess(right)).not.toHaveProperty('error');
  });

  test('may hear one word about style', () => {
    const question = { ...right.question, rules: [] };
    const report = reportOf([printed('Hello 5\n')]);
    const source = 'print("Hello",5); ';
    const told = assess({
      ...right,
      question: { ...question, cases: [stdinCase('Hello 5')] },
      report,
      source,
    });
    expect(told.suggestions).toEqual(['Put a space after each comma. Then it is easier to read.']);
  });

  test("stays correct when the learner's own input breaks the shown run", () => {
    const shown = raised('ValueError', "invalid literal for int() with base 10: 'five'", 1);
    const told = assess({ ...right, report: reportOf([printed('Hello')], { calls: { print: 1 } }, shown) });
    expect(told).toMatchObject({ verdict: 'solved', hints: [], error_line: 1 });
    expect(told.explanation?.id).toBe('VAL-INT-TEXT');
  });
});

describe('a program with the right output that breaks a rule', () => {
  const broken = given({
    question: questionWith({ cases: [stdinCase('6')], rules: ['loop'] }),
    report: reportOf([printed('6')]),
  });

  test('is not solved yet, and is told what is missing', () => {
    const told = assess(broken);
    expect(told.verdict).toBe('wrong');
    expect(told.explanation).toMatchObject({ id: 'RULE-LOOP', python_says: null });
    expect(told.hints).toEqual([told.explanation?.next_step]);
    expect(told.suggestions).toEqual([]);
    expect(told.checks.at(-1)).toMatchObject({ passed: false, visible: true, message: told.hints[0] });
  });
});

describe('a program that fails', () => {
  test('keeps what Python says apart from what we think', () => {
    const outcome = raised('NameError', "name 'Print' is not defined. Did you mean: 'print'?", 1);
    const told = assess(given({ source: 'Print("Hi")', report: reportOf([], {}, outcome) }));
    expect(told.error).toBe("NameError: name 'Print' is not defined. Did you mean: 'print'?");
    expect(told.explanation?.python_says).toBe(told.error);
    expect(told.explanation?.text).not.toContain('NameError');
  });

  test('says in our words that a limit was reached, for Python said nothing', () => {
    const told = assess(
      given({
        source: 'while True:\n    pass',
        report: reportOf([], {}, printed('', { kind: 'time-limit' })),
      }),
    );
    expect(told.error).toBe(told.explanation?.text);
    expect(told).toMatchObject({ error_line: 1, explanation: { python_says: null } });
  });

  test('is offered what the phone changed, to be put right with one tap', () => {
    const message = "invalid character '“' (U+201C)";
    const told = assess(
      given({
        source: 'print(“Hi”)',
        report: reportOf([], {}, raised('SyntaxError', message, 1)),
        language: 'ta',
      }),
    );
    expect(told.fix?.code).toBe('print("Hi")');
    expect(told.fix?.description).toMatch(/\p{Script=Tamil}/u);
    expect(told.explanation?.id).toBe('SYN-CURLY-QUOTE');
  });

  test('with a curly closing quote is told of that quote, not of a missing one', () => {
    const report = reportOf(
      [],
      {},
      raised('SyntaxError', 'unterminated string literal (detected at line 1)', 1),
    );
    expect(assess(given({ source: 'print("Hi”)', report })).explanation?.id).toBe('SYN-CURLY-QUOTE');
  });

  test('is offered no fix that has nothing to do with the failure', () => {
    const outcome = raised('NameError', "name 'total' is not defined", 2);
    const source = 'x = 5\nprint(total)\nPrint(x)';
    expect(assess(given({ source, report: reportOf([], {}, outcome) })).fix).toBeNull();
    const zero = raised('ZeroDivisionError', 'division by zero', 1);
    expect(assess(given({ source: 'print(1 / 0)', report: reportOf([], {}, zero) })).fix).toBeNull();
  });
});

describe('hidden cases', () => {
  const secret = 'the secret answer 4711';
  const cases = [
    stdinCase('even', { inputs: ['2'] }),
    stdinCase(secret, { inputs: ['7'], visible: false }),
    callCase('area(2, 3)', '4711', { visible: false }),
    stdinCase(secret, { vary: { price: 9 }, visible: false }),
  ];
  const reports = [
    [printed('even'), printed('even'), returned('6', 'int'), printed('even')],
    [printed('even'), printed('Even'), returned("'6'", 'str'), printed('')],
    [printed('even'), raised('KeyError', "'x'", 1), returned('None', 'NoneType'), printed('even')],
    [printed('odd'), printed('odd'), returned('6', 'int'), printed('odd', { unvaried: ['price'] })],
    [printed('even'), printed(secret), returned('6', 'int'), printed('even')],
    [
      printed('even'),
      printed(secret),
      raised('NameError', "name 'area' is not defined", null),
      printed('even'),
    ],
    [printed('even'), printed(secret), returned('4711.0', 'float'), printed('even', { unvaried: ['price'] })],
    [printed('even')],
  ];

  test.each(reports.map((outcomes, index) => ({ index, outcomes })))(
    'never tell what was expected: $index',
    ({ outcomes }) => {
      for (const language of languages) {
        const told = assess(
          given({
            question: questionWith({ cases, hints }),
            report: reportOf(outcomes),
            language,
            failedAttempts: 9,
          }),
        );
        const hidden = told.checks.filter(({ visible }) => !visible);
        expect(hidden.every((check) => check.expected === undefined)).toBe(true);
        const said = JSON.stringify({
          ...told,
          output: '',
          checks: told.checks.map((check) => ({ ...check, actual: '' })),
        });
        expect(said).not.toContain('4711');
        expect(said).not.toMatch(/\{(?:call|expected|actual|stdin|name|f)\}/u);
      }
    },
  );

  test('tell what a function gave, not what it should give', () => {
    const question = questionWith({ cases: [callCase('area(5, 2)', '10', { visible: false })] });
    const told = assess(given({ question, report: reportOf([returned('7', 'int')], {}, printed('')) }));
    expect(told.explanation).toMatchObject({
      id: 'CALL-VALUE-HIDDEN',
      text: 'We called area(5, 2). Your function gives 7, but another value should come.',
    });
  });

  test('tell the input that breaks the program, and the kind of difference', () => {
    const report = reportOf([printed('even'), printed('EVEN')]);
    const question = questionWith({
      cases: [stdinCase('even', { inputs: ['2'] }), stdinCase('even', { inputs: ['', '4'], visible: false })],
    });
    const told = assess(given({ question, report }));
    expect(told.explanation).toMatchObject({ id: 'OUT-HIDDEN' });
    expect(told.explanation?.text).toContain('(an empty line), 4');
    expect(told.explanation?.text).toContain('Capital or small letters.');
  });

  test('let their input be seen only where it is spoken of', () => {
    const hidden = (input: string) => stdinCase('a', { inputs: [input], visible: false });
    const question = questionWith({ cases: [hidden('1'), hidden('2'), hidden('3')] });
    const { checks } = assess(
      given({ question, report: reportOf([printed('a'), printed('b'), printed('b')]) }),
    );
    expect(checks.map(({ inputs }) => inputs)).toEqual([undefined, ['2'], undefined]);
  });
});

describe('functions that were asked for', () => {
  const told = (outcome: ReturnType<typeof returned>, facts = {}) =>
    assess(
      given({
        question: questionWith({ cases: [callCase('area(5, 2)', '10')] }),
        report: reportOf([outcome], facts, printed('')),
      }),
    ).explanation;

  test('and are not there', () => {
    const explanation = told(raised('NameError', "name 'area' is not defined", null));
    expect(explanation).toMatchObject({ id: 'CALL-NO-FUNCTION' });
    expect(explanation?.text).toContain('area');
  });

  test('and give nothing back', () => {
    expect(told(returned('None', 'NoneType'))?.id).toBe('CALL-NONE');
  });

  test('and give text for a number', () => {
    expect(told(returned("'10'", 'str'))?.id).toBe('CALL-TYPE');
  });

  test('and give another value', () => {
    const explanation = told(returned('7', 'int'));
    expect(explanation?.text).toBe('We called area(5, 2) and expected 10. Your function gives 7.');
  });

  test('and fail inside are explained as any error', () => {
    expect(told(raised('ZeroDivisionError', 'division by zero', 2), { functions: [] })?.id).toBe(
      'ZERO-DIVISION',
    );
  });
});

describe('an example with other values than those of the program', () => {
  const cases = [stdinCase('40 80'), stdinCase('30 60', { vary: { price: 30 } })];
  const told = (shown: string, language: 'en' | 'ta' = 'en') =>
    assess(
      given({
        question: questionWith({ cases }),
        source: 'price = 40\nprint(price, 80)',
        report: reportOf([printed('40 80'), printed(shown)]),
        language,
      }),
    );

  test('says in its name which values they are, in both languages', () => {
    expect(told('30 80').checks.map(({ name }) => name)).toEqual(['Example 1', 'Example 2, with price = 30']);
    expect(told('30 80', 'ta').checks[1]?.name).toBe('எடுத்துக்காட்டு 2: price = 30 எனில்');
  });

  test('accuses nobody of typing the answer where the output changed with the value', () => {
    const { explanation } = told('30 80');
    expect(explanation?.id).toBe('OUT-VARY-VALUE');
    expect(explanation?.text).toContain('price = 30');
    expect(told('40 80').explanation?.id).toBe('OUT-VARY');
  });
});

describe('a changed start value', () => {
  const cases = [stdinCase('Rs 40'), stdinCase('Rs 30', { vary: { price: 30 } })];

  test('shows an answer that was typed in', () => {
    const told = assess(
      given({ question: questionWith({ cases }), report: reportOf([printed('Rs 40'), printed('Rs 40')]) }),
    );
    expect(told.explanation?.id).toBe('OUT-VARY');
    expect(told.explanation?.text).toContain('price');
  });

  test('accuses nobody when the place of the value was not found', () => {
    const report = reportOf([printed('Rs 40'), printed('Rs 40', { unvaried: ['price'] })]);
    expect(assess(given({ question: questionWith({ cases }), report })).explanation?.id).toBe(
      'OUT-VARY-PLACE',
    );
  });
});

describe('a program that waits for input', () => {
  const waiting = given({
    question: questionWith({ cases: [stdinCase('Hello Nila', { inputs: ['Nila'] })], hints }),
    report: reportOf([printed('Hi')], {}, printed('', { kind: 'input-required', transcript: 'Name? ' })),
    failedAttempts: 9,
  });

  test('is shown so far, and nothing is said about it', () => {
    expect(assess(waiting)).toMatchObject({
      verdict: 'waiting',
      stdout_so_far: 'Name? ',
      hints: [],
      checks: [],
      explanation: null,
      fix: null,
    });
    expect(assess(waiting)).not.toHaveProperty('error');
  });
});

describe('hints', () => {
  const wrong = given({
    question: questionWith({ cases: [stdinCase('Hello')], hints }),
    report: reportOf([printed('hello')]),
  });

  test('name this very mistake first', () => {
    const { hints: told, explanation } = assess(wrong);
    expect(told).toEqual([`${explanation?.text} ${explanation?.next_step}`, 'nudge']);
  });

  test('open with the failures, this one included', () => {
    expect(assess({ ...wrong, failedAttempts: 0 }).hints.slice(1)).toEqual(['nudge']);
    expect(assess({ ...wrong, failedAttempts: 1 }).hints.slice(1)).toEqual(['nudge', 'pointer']);
    expect(assess({ ...wrong, failedAttempts: 3, language: 'ta' }).hints.slice(1)).toEqual([
      'nudge-ta',
      'pointer-ta',
      'nearly-ta',
    ]);
  });

  test('of the question come before ours', () => {
    const mistake = {
      id: 'capital',
      hint: { en: 'Hello has a capital H.', ta: 'Hello பெரிய H உடன் தொடங்கும்.' },
      observed: { errorId: null, results: ['hello'], brokenRules: [] },
      onlyIf: null,
    };
    const question = { ...wrong.question, mistakes: [mistake] };
    expect(assess({ ...wrong, question }).hints).toEqual(['Hello has a capital H.', 'nudge']);
    expect(assess({ ...wrong, question }).explanation?.id).toBe('OUT-CASE');
  });
});

describe('a prediction', () => {
  const predict = (comment: string) =>
    assess(
      given({
        question: questionWith({
          kind: 'predict',
          cases: [stdinCase('6')],
          rules: ['prediction', 'same_as_starter'],
        }),
        report: reportOf([printed('6\n')], {
          treeDigest: 'digest of the starter',
          comments: [{ line: 1, text: comment }],
        }),
      }),
    );

  test('that is wrong solves the question all the same', () => {
    const told = predict('# prediction: 4 / 6');
    expect(told.verdict).toBe('solved');
    expect(told.prediction).toMatchObject({ matches: false, guess: ['4', '6'], shown: ['6'] });
  });

  describe('of a program that asks for input', () => {
    const guessing = (guess: string, typed: string) =>
      assess(
        given({
          question: questionWith({
            kind: 'predict',
            cases: [stdinCase('55', { inputs: ['5'] })],
            rules: ['prediction', 'same_as_starter'],
          }),
          report: reportOf(
            [printed('55\n')],
            { treeDigest: 'digest of the starter', comments: [{ line: 1, text: `# prediction: ${guess}` }] },
            printed(`${typed}${typed}\n`),
          ),
        }),
      );

    test('is compared with the example of the task, whatever the learner typed', () => {
      expect(guessing('55', '7').prediction).toEqual({
        matches: true,
        guess: ['55'],
        shown: ['55'],
        text: 'We tried it with 5. Exactly as you guessed.',
      });
    });

    test('is not right because it fits the typed input', () => {
      expect(guessing('77', '7').prediction).toMatchObject({
        matches: false,
        shown: ['55'],
        text: expect.stringMatching(
          /^We tried it with 5\. Now compare: you guessed 77, the program showed 55/u,
        ),
      });
    });

    test('names no input where the learner typed that of the example', () => {
      expect(guessing('55', '5').prediction?.text).toBe('Exactly as you guessed.');
    });
  });

  test('that is missing is asked for', () => {
    const told = predict('# prediction:');
    expect(told).toMatchObject({ verdict: 'wrong', explanation: { id: 'RULE-PREDICTION' } });
    expect(told).not.toHaveProperty('prediction');
  });
});

describe('output', () => {
  test('that was cut says so in a friendly way', () => {
    const shown = printed('1\n2\n', { omittedBytes: 5000, kind: 'output-limit' });
    expect(assess(given({ report: reportOf([], {}, shown) })).output).toMatch(
      /^1\n2\n\[Your program printed much more/u,
    );
    expect(assess(given({ report: reportOf([], {}, shown), language: 'ta' })).output).toMatch(/\[உன் நிரல்/u);
  });

  test('is shown side by side with what was expected, for visible cases', () => {
    const question = questionWith({ cases: [stdinCase('Rs 40', { inputs: ['2'] })] });
    expect(assess(given({ question, report: reportOf([printed('Rs  40\n')]) })).checks).toEqual([
      {
        name: 'Example 1',
        passed: false,
        visible: true,
        evidence: 'output',
        expected: 'Rs 40',
        actual: 'Rs  40',
        inputs: ['2'],
      },
    ]);
  });

  test('is judged the same every time', () => {
    const input = given({
      question: questionWith({ cases: [stdinCase('a')] }),
      report: reportOf([printed('b')]),
    });
    expect(assess(input)).toEqual(assess(structuredClone(input)));
  });
});

describe('a question whose program cannot be read', () => {
  test('lists no rules, for nothing is known of them', () => {
    const error = { type: 'SyntaxError', message: 'invalid syntax', range: null };
    const outcome = printed('', { kind: 'python-error', exception: error });
    const report = { shown: outcome, cases: [outcome], facts: factsWith({ syntaxError: error }) };
    const question = questionWith({ cases: [stdinCase('a')], rules: ['loop'] });
    expect(assess(given({ question, report })).checks).toHaveLength(1);
  });
});

describe('a program that writes its own error message', () => {
  const chosen = (name: string, comment = '') => {
    const message = `name '${name}' is not defined`;
    const source = `raise NameError("${message}")\nPrint('a')\n#${comment}`;
    return assess(given({ source, report: reportOf([raised('NameError', message, 1)]) }));
  };

  test('has its words taken as words, never as a pattern', () => {
    expect(chosen('(').fix).toBeNull();
    expect(chosen('.*').fix).toBeNull();
  });

  test('is explained at once, however long a pattern of its own would search', () => {
    expect(chosen('(a|a)*b', 'a'.repeat(10_000)).verdict).toBe('wrong');
  });

  test('is offered the fix that belongs to a name which stands in it', () => {
    expect(chosen('Print').fix?.code).toContain("print('a')");
  });
});
