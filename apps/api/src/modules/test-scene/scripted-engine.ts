import type { Outcome, PythonEngine, RunReport, RunRequest, SourceFacts } from '@python-learning/python';

/** `requests` holds what was asked of it. */
export type ScriptedEngine = PythonEngine & { requests: RunRequest[] };

/** What one run of a program prints for these input lines, or how else it ends. */
type Program = (inputs: readonly string[]) => Partial<Outcome>;

/**
 * An engine that knows a few programs by their source, comments left out. `programs` says what each does; any other
 * source ends with a NameError. `requests` holds what was asked of it.
 */
export function createScriptedEngine(programs: Readonly<Record<string, Program>>): ScriptedEngine {
  const requests: RunRequest[] = [];
  return {
    requests,
    run: async (request) => {
      requests.push(request);
      const source = withoutComments(request.source);
      const known = Object.hasOwn(programs, source) ? programs[source] : undefined;
      return report(known ?? unknownProgram, request);
    },
    analyze: async (source) => factsOf(source),
    ready: async () => undefined,
    stop: async () => undefined,
    status: () => ({ ready: true, queued: 0, running: 0, workers: 1, restarts: 0 }),
  };
}

/** Prints one text, whatever is typed. */
export function prints(stdout: string): Program {
  return () => ({ stdout, transcript: stdout });
}

function withoutComments(source: string): string {
  return source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
}

function unknownProgram(): Partial<Outcome> {
  return {
    kind: 'python-error',
    exception: { type: 'NameError', message: "name 'x' is not defined", range: null, frames: [] },
  };
}

function report(program: Program, request: RunRequest): RunReport {
  return {
    shown: { ...finished, ...program(request.inputs) },
    cases: (request.cases ?? []).map(({ inputs }) => ({ ...finished, ...program(inputs) })),
    facts: factsOf(request.source),
  };
}

const finished: Outcome = {
  kind: 'finished',
  stdout: '',
  transcript: '',
  omittedBytes: 0,
  exception: null,
  result: null,
  inputsUsed: 0,
  unvaried: [],
  warnings: [],
  cpuMs: 1,
};

/** Comments are all that is read of the source: a guess stands in them. */
function factsOf(source: string): SourceFacts {
  const lines = source.split('\n').map((text, index) => ({ line: index + 1, text }));
  return {
    syntaxError: null,
    treeDigest: 'tree',
    comments: lines.filter(({ text }) => text.startsWith('#')),
    calls: {},
    assigned: {},
    read: {},
    literals: {},
    operators: {},
    nodes: {},
    functions: [],
    imports: [],
    caught: [],
    hasElse: false,
    hasElif: false,
    hasNestedLoop: false,
  };
}
