import type { SourceFacts } from '@python-learning/domain';

/** Milestone that teaches a function or a method, by its name. */
const calls: Readonly<Record<string, number>> = {
  ...at(1, 'print'),
  ...at(3, 'round', 'type'),
  ...at(4, 'input', 'int', 'float'),
  ...at(6, 'lower'),
  ...at(7, 'range'),
  ...at(8, 'upper'),
  ...at(9, 'len', 'strip', 'replace', 'count'),
  ...at(10, 'append', 'remove', 'sort', 'reverse', 'split', 'join', 'sum', 'max', 'min'),
  ...at(12, 'get', 'items', 'values'),
  ...at(14, 'sqrt', 'ceil', 'randint', 'choice', 'seed'),
  ...at(15, 'pop'),
};

/** Milestone that teaches a class of the syntax tree. A class that is missing here is taught nowhere. */
const nodes: Readonly<Record<string, number>> = {
  ...at(1, 'Module', 'Expr', 'Call', 'Name', 'Load', 'Constant'),
  ...at(2, 'Assign', 'Store', 'BinOp', 'Add'),
  ...at(3, 'Sub', 'Mult', 'Div', 'FloorDiv', 'Mod', 'UnaryOp', 'USub'),
  ...at(4, 'JoinedStr', 'FormattedValue'),
  ...at(5, 'If', 'Compare', 'Lt', 'Gt', 'LtE', 'GtE', 'Eq', 'NotEq'),
  ...at(6, 'BoolOp', 'And', 'Or', 'Not', 'In', 'Attribute'),
  ...at(7, 'For'),
  ...at(8, 'While', 'Break'),
  ...at(9, 'Subscript', 'Slice'),
  ...at(10, 'List'),
  ...at(11, 'FunctionDef', 'arguments', 'arg', 'Return'),
  ...at(12, 'Dict', 'Tuple'),
  ...at(13, 'keyword'),
  ...at(14, 'Try', 'ExceptHandler', 'Import', 'ImportFrom', 'alias', 'Assert'),
};

const modules = new Set(['math', 'random']);
const forbiddenNames = /\b(?:eval|exec|open|compile|globals|locals|getattr|setattr|vars|__\w+)\b/;

/** What a program uses that a learner of this milestone has not met, described for its author. */
export function untaught(facts: SourceFacts, source: string, milestone: number): string[] {
  const own = new Set(facts.functions.map(({ name }) => name));
  const late = (table: Readonly<Record<string, number>>, names: readonly string[]) =>
    names.filter((name) => (Object.hasOwn(table, name) ? (table[name] ?? 0) : 99) > milestone);
  return [
    ...late(
      calls,
      Object.keys(facts.calls).filter((name) => !own.has(name)),
    ).map((name) => `${name}()`),
    ...late(nodes, Object.keys(facts.nodes)),
    ...(facts.hasNestedLoop && milestone < 13 ? ['a loop inside a loop'] : []),
    ...(/\[[^[\]"'\n]*:[^[\]"'\n]*:/.test(source) ? ['a slice with a step'] : []),
    ...(milestone < 13 && /\]\s*\[/.test(source) ? ['x[i][j]'] : []),
  ];
}

/**
 * Names that reach beyond the program: modules other than `math` and `random`, and names such as `eval` or `open`.
 */
export function unsafeNames(facts: SourceFacts, source: string): string[] {
  const named = forbiddenNames.exec(source)?.[0];
  return [
    ...facts.imports.filter((name) => !modules.has(name.split('.')[0] ?? '')),
    ...(named ? [named] : []),
  ];
}

function at(milestone: number, ...names: readonly string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, milestone]));
}
