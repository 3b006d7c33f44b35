import type { Trace } from '@python-learning/domain';
import type {
  CaseSetup,
  EngineFacts,
  EngineOutcome,
  EngineReport,
  PythonEngine,
  RunRequest,
} from '@python-learning/python';

/** `requests` records every run request. */
export type ScriptedEngine = PythonEngine & { requests: RunRequest[] };

/** EngineOutcome of one run for these input lines, with other values for some names. */
type Program = (inputs: readonly string[], vary?: CaseSetup['vary']) => Partial<EngineOutcome>;

/**
 * An engine that knows a few programs by their source without comments. `programs` gives the outcome of each; any other
 * source ends with a NameError. `requests` records every run request.
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
    trace: async (request) => {
      requests.push(request);
      return { trace: oneStep, cpuMs: 1 };
    },
    analyze: async (source) => factsOf(source),
    ready: async () => undefined,
    stop: async () => undefined,
    status: () => ({ ready: true, queued: 0, running: 0, workers: 1, restarts: 0 }),
  };
}

const oneStep: Trace = {
  steps: [{ ran: null, next: null, whole: { frames: [], objects: {}, output: '' } }],
  lastSteps: [],
  count: 1,
  lines: {},
  end: 'finished',
};

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

function unknownProgram(): Partial<EngineOutcome> {
  return {
    kind: 'python-error',
    exception: { type: 'NameError', message: "name 'x' is not defined", range: null, frames: [] },
  };
}

function report(program: Program, request: RunRequest): EngineReport {
  return {
    shown: { ...finished, ...program(request.inputs) },
    cases: (request.cases ?? []).map(({ inputs, vary }) => ({ ...finished, ...program(inputs, vary) })),
    facts: factsOf(request.source),
  };
}

const finished: EngineOutcome = {
  kind: 'finished',
  stdout: '',
  transcript: '',
  omittedBytes: 0,
  exception: null,
  result: null,
  inputsUsed: 0,
  unvaried: [],
  files: { written: [], removed: [], unkept: [] },
  drawing: null,
  warnings: [],
  cpuMs: 1,
};

/** Reads only the comments of the source, which hold the learner's guess. */
function factsOf(source: string): EngineFacts {
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
