import { describe, expect, test } from 'vitest';
import { repairs, rescue } from './rescue.ts';

describe('what a phone wrote is read as it was meant', () => {
  test.each([
    ['curly quotes', 'print(“Hello”)', 'print("Hello")'],
    ['low quotes', 'print(„Hello”)', 'print("Hello")'],
    ['single curly quotes', 'print(‘Hello’)', "print('Hello')"],
    ['an apostrophe between curly quotes', 'print(‘It’s hot’)', "print('It’s hot')"],
    ['primes', 'print(″Hello″)', 'print("Hello")'],
    ['a straight quote that closes curly', 'print("Hello”)', 'print("Hello")'],
    ['a curly quote that closes straight', 'print(“Hello")', 'print("Hello")'],
    ['quotes of which one stands inside', 'print(“say "hi"”)', 'print(\'say "hi"\')'],
    ['an f-string in curly quotes', 'print(f“Hi {name}”)', 'print(f"Hi {name}")'],
    ['full-width signs', 'print（"Hello"）', 'print("Hello")'],
    ['a full-width colon', 'if x > 1：\n    print(1)', 'if x > 1:\n    print(1)'],
    ['full-width digits', 'x = ５０', 'x = 50'],
    ['Tamil digits', 'x = ௧௨', 'x = 12'],
    ['dashes', 'x = 5 – 3 — 1 − 1', 'x = 5 - 3 - 1 - 1'],
    ['an ellipsis', 'pass …', 'pass '],
    ['signs of school mathematics', 'x = 6 × 2 ÷ 3\ny = x ≥ 2', 'x = 6 * 2 / 3\ny = x >= 2'],
    ['a no-break space', 'x\u00A0=\u00A05', 'x = 5'],
    ['a zero-width sign', 'pri\u200Bnt("a")', 'print("a")'],
    ['a byte order mark', '\uFEFFprint(1)', 'print(1)'],
    ['Print', 'Print("Hello")', 'print("Hello")'],
    ['While and True in other letters', 'While TRUE:\n    Break', 'while True:\n    break'],
    [
      'If, Elif and Else',
      'If x:\n    a()\nElif y:\n    b()\nElse:\n    c()',
      'if x:\n    a()\nelif y:\n    b()\nelse:\n    c()',
    ],
    ['And, Or, Not, In', 'if a And b Or Not c:\n    pass', 'if a and b or not c:\n    pass'],
    ['Int around Input', 'n = Int(Input())', 'n = int(input())'],
    ['tabs among spaces', 'if x:\n    a()\n\tb()', 'if x:\n    a()\n    b()'],
    ['all at once', 'Print（“௫ – 3”，５）', 'print("௫ – 3",5)'],
  ])('%s', (_, source, meant) => {
    expect(rescue(source)?.code).toBe(meant);
  });

  test('every repair is tried and says what it did in both languages', () => {
    const tried = ['print(“a”)', 'x\u00A0= 1', 'x = 1 – 1', 'x = ௧', 'if x:\n    a()\n\tb()', 'Print(1)'];
    const done = tried.flatMap((source) => rescue(source)?.repaired ?? []);
    expect(new Set(done.map(({ name }) => name))).toEqual(new Set(Object.keys(repairs)));
    for (const { says } of done) {
      expect(says.en).toMatch(/[a-z]/u);
      expect(says.ta).toMatch(/\p{Script=Tamil}/u);
    }
  });

  test('what was rescued needs no second rescue', () => {
    const once = rescue('Print（“Vanakkam”，１ – ௨）');
    expect(once).not.toBeNull();
    expect(rescue(once?.code ?? '')).toBeNull();
  });
});

describe('what belongs to the learner is never touched', () => {
  test.each([
    ['quotes inside a text', 'print("She said “hi”")'],
    ['dashes, digits and full-width signs inside a text', 'print("௫ – 3：（x）")'],
    ['no-break and zero-width signs inside a text', 'print("க்\u200Cஷ \u00A0")'],
    ['words inside a text', "print('Print While TRUE')"],
    ['comments', 'x = 1 # “Print” – ௫ TRUE'],
    ['a text of several lines', "x = '''\n\tPrint “a”\n    – ௫\n'''"],
    ['a name of the learner', 'Print = 5\nTotal = Print + 1'],
    ['a function of the learner', 'def Print(x):\n    print(x)\nPrint(1)'],
    ['an attribute', 'cart.Print(1)'],
    ['digits inside a name', 'மதிப்பு௧ = 5'],
    ['tabs alone', 'if x:\n\ta()\n\tb()'],
    ['a right program', 'name = input("Name? ")\nprint(f"Hello {name}")'],
    ['a name that only looks like a function', 'List_of_names = 1\nInput = List_of_names'],
  ])('%s', (_, source) => {
    expect(rescue(source)).toBeNull();
  });

  test('what stands in a curly text stays when its quotes are straightened', () => {
    expect(rescue('print(“Print – ௫ TRUE”)')?.code).toBe('print("Print – ௫ TRUE")');
  });
});
