/** A program that both sides run, and the output that it must print. */
export type BenchProgram = { name: string; source: string; inputs: readonly string[]; stdout: string };

export const hello: BenchProgram = {
  name: 'hello',
  source: "print('hello')",
  inputs: [],
  stdout: 'hello\n',
};

export const inputs: BenchProgram = {
  name: 'sum of two inputs',
  source: 'a = int(input())\nb = int(input())\nprint(a + b)',
  inputs: ['20', '22'],
  stdout: '42\n',
};

export const loop: BenchProgram = {
  name: 'sum of a loop to a million',
  source: 'total = 0\nfor i in range(1_000_000):\n    total += i\nprint(total)',
  inputs: [],
  stdout: '499999500000\n',
};
