import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** What the figures need of one file. Lines are counted with blank ones and comments. */
export type SourceFile = {
  file: string;
  isTest: boolean;
  lines: number;
  /** Lines of each function that has a body of statements. */
  functions: readonly number[];
  /** Imported files of the tree, types and `import()` included. */
  imports: readonly string[];
  anyTypes: number;
  nonNull: number;
  bareErrors: number;
};

const testCode =
  /\.(?:test|story|fixture|acceptance)\.tsx?$|^(?:e2e|bench)\/|^packages\/testing\/|\/(?:testing|conformance|fixtures|test)\//u;

/** Reads and measures all TypeScript and JavaScript files of the tree at `root` that are not part of the course. */
export function readTree(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js'], {
    cwd: root,
  }).toString();
  const files = listed
    .trim()
    .split('\n')
    .filter(
      (file) => !/(?:^|\/)(?:media|content)\/|\.d\.ts$/u.test(file) && existsSync(path.join(root, file)),
    );
  const known = new Set(files);
  return files.map((file) => readSource(root, file, known));
}

/**
 * Reads and measures one TypeScript or JavaScript file.
 * @param known all files of the tree: an import that leads to none of them is one of a library
 */
export function readSource(root: string, file: string, known: ReadonlySet<string>): SourceFile {
  const source = readFileSync(path.join(root, file), 'utf8');
  const { program, module } = parseSync(file, source);
  const counts = { functions: [] as number[], anyTypes: 0, nonNull: 0, bareErrors: 0 };
  const dynamic: string[] = [];
  visit(program, (node) => {
    if (node.type === 'TSAnyKeyword') counts.anyTypes += 1;
    if (node.type === 'TSNonNullExpression') counts.nonNull += 1;
    if (node.type === 'NewExpression' && node.callee?.name === 'Error') counts.bareErrors += 1;
    if (node.type === 'ImportExpression' || node.type === 'TSImportType') dynamic.push(textOf(node.source));
    if (isFunction(node)) counts.functions.push(linesOf(source.slice(node.start, node.end)));
  });
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map((entry) => entry.moduleRequest?.value ?? ''),
    ),
    ...dynamic,
  ];
  const imports = specifiers.flatMap((specifier) => resolve(file, specifier, known));
  return {
    file,
    isTest: testCode.test(file),
    lines: linesOf(source),
    ...counts,
    imports: [...new Set(imports)],
  };
}

type Node = {
  type: string;
  start: number;
  end: number;
  body?: Partial<Node> | null;
  callee?: { name?: string };
  source?: unknown;
};

function visit(node: unknown, look: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (isNode(node)) look(node);
  for (const child of Object.values(node)) visit(child, look);
}

function isNode(node: object): node is Node {
  return 'type' in node && typeof node.type === 'string' && 'start' in node;
}

/** The text of a string literal; empty for anything else, such as a template. */
function textOf(node: unknown): string {
  const isText = typeof node === 'object' && node !== null && 'value' in node;
  return isText && typeof node.value === 'string' ? node.value : '';
}

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function isFunction({ type, body }: Node): boolean {
  return functionTypes.has(type) && body?.type === 'BlockStatement';
}

function linesOf(text: string): number {
  return text.replace(/\n$/u, '').split('\n').length;
}

function resolve(from: string, specifier: string, known: ReadonlySet<string>): string[] {
  const target = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.replace(/^@python-learning\/([a-z]+)$/u, 'packages/$1/src/index.ts');
  return known.has(target) ? [target] : [];
}
