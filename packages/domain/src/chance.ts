/** Modules by which a program meets chance. One that reaches them in another way draws the same in every run. */
const modules = /\b(?:random|secrets|uuid)\b/;

/** Whether two runs of a program may differ by chance, as far as its text says. */
export function usesChance(code: string): boolean {
  return modules.test(code);
}
