/**
 * What may be asked of the engine and what it answers. These types are the whole interface of the
 * sandbox: nothing that is expected of a program ever enters it, so nothing can be read out of it.
 */

/** How one case of a question sets the program up. */
export type CaseSetup = {
  /** Lines that `input()` and `sys.stdin` will deliver, without line ends. */
  inputs: readonly string[];
  /** New values for the first top-level assignment of each name. */
  vary?: Readonly<Record<string, PythonValue>>;
  /** A Python expression evaluated in the program's names once it has ended. */
  call?: string;
  /** Numbers that `random.randint` and its relatives hand out one after the other. */
  fakeRandom?: readonly number[];
};

/** A plain value that can be written into a Python program. */
export type PythonValue =
  | string
  | number
  | boolean
  | null
  | readonly PythonValue[]
  | { readonly [key: string]: PythonValue };

export type Limits = {
  /** CPU milliseconds for one program run. */
  caseCpuMs: number;
  /** CPU milliseconds for a whole submission: the shown run and all its cases. */
  submissionCpuMs: number;
  /** Bytes the heap may grow beyond the clean one. */
  heapGrowthBytes: number;
  outputBytes: number;
  outputLines: number;
  sourceBytes: number;
  inputs: number;
  recursionDepth: number;
};

export type RunRequest = {
  /** Whose run this is: one run at a time for each owner. */
  owner: string;
  source: string;
  /** Input lines of the run that is shown to the learner. */
  inputs: readonly string[];
  /** When true, `input()` past the last line raises `EOFError` instead of ending as `input-required`. */
  inputsAreComplete?: boolean;
  cases?: readonly CaseSetup[];
  /** Decides `random`, hash order and every other chance: the same seed, the same run. */
  seed: string;
  /** What the program's clock says when it starts, in milliseconds since 1970. */
  clockMs?: number;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
};

export const outcomeKinds = [
  'finished',
  'input-required',
  'python-error',
  'time-limit',
  'output-limit',
  'memory-limit',
  'denied',
] as const;

export type OutcomeKind = (typeof outcomeKinds)[number];

/** A place in the learner's program. Lines count from 1, columns from 0, in code points; the end is exclusive. */
export type SourceRange = {
  line: number;
  column: number | null;
  endLine: number | null;
  endColumn: number | null;
};

export type PythonException = {
  /** Class name, such as `NameError`. */
  type: string;
  /** The message without the class name, Python's own suggestion included. */
  message: string;
  /** Innermost place in the learner's program, or null when none is known. */
  range: SourceRange | null;
  /** The learner's own frames only, outermost first. */
  frames: readonly { name: string; line: number }[];
};

/** A value shown by `repr`, with what is needed to compare numbers by value. */
export type ShownValue = { repr: string; type: string; number: number | null };

export type Outcome = {
  kind: OutcomeKind;
  /** What was printed, prompts of `input()` left out: this is what grading compares. */
  stdout: string;
  /** What a terminal would show: prompts and the typed values in their places. */
  transcript: string;
  /** How many bytes of output were left out between the kept head and tail; 0 when nothing was. */
  omittedBytes: number;
  /** What ended the program. For `time-limit` a `KeyboardInterrupt` that tells where it was, when that is known. */
  exception: PythonException | null;
  /** Result of `call`, when there was one and the program got that far. */
  result: ShownValue | null;
  inputsUsed: number;
  /** Names asked for by `vary` that the program never assigns at its top level. */
  unvaried: readonly string[];
  /** Python's own warnings, such as `SyntaxWarning`; those of its running when the program came to its end. */
  warnings: readonly { category: string; message: string; line: number | null }[];
  cpuMs: number;
};

export type RunReport = {
  /** The run with the inputs of the request. */
  shown: Outcome;
  /**
   * One outcome for each case, in order; cases that the time budget no longer allowed are missing at the end, and all of
   * them when the shown run ended as `time-limit`.
   */
  cases: readonly Outcome[];
  facts: SourceFacts;
};

/** What is known of a program without running it, told before its first line runs. When it does not parse, only `syntaxError` and `comments` say something. */
export type SourceFacts = {
  syntaxError: PythonException | null;
  /** Equal for programs with the same syntax tree, whatever their comments and spacing. */
  treeDigest: string;
  comments: readonly { line: number; text: string }[];
  /** Calls by the last part of the called name: `print`, `append`, `randint`. */
  calls: Readonly<Record<string, number>>;
  /** How often each name is stored: assignments, loop variables, parameters left out. */
  assigned: Readonly<Record<string, number>>;
  /** How often each name is read. */
  read: Readonly<Record<string, number>>;
  /** Every literal by its `repr`, with its count. */
  literals: Readonly<Record<string, number>>;
  /** Operators by sign, also inside augmented assignment: `+`, `//`, `==`, `in`, `and`. */
  operators: Readonly<Record<string, number>>;
  /** Syntax tree node classes with their counts: `If`, `For`, `JoinedStr`, `ListComp`. */
  nodes: Readonly<Record<string, number>>;
  functions: readonly { name: string; parameters: number; line: number; returnsValue: boolean }[];
  imports: readonly string[];
  /** Exception names in `except` clauses. */
  caught: readonly string[];
  hasElse: boolean;
  hasElif: boolean;
  hasNestedLoop: boolean;
};

/** Refusals that are not results: the caller did something the engine cannot answer. */
export type EngineRefusal = 'busy' | 'stopped' | 'aborted' | 'too-large';

export type PythonEngine = {
  run(request: RunRequest): Promise<RunReport>;
  analyze(source: string): Promise<SourceFacts>;
  /** Resolves when a warm worker can answer. */
  ready(): Promise<void>;
  /** Ends the workers; runs under way are finished first, for at most `graceMs`. */
  stop(graceMs?: number): Promise<void>;
  status(): EngineStatus;
  /**
   * Tells of each run once it is over, for metrics; the answer ends the telling. An engine that stands in for the
   * real one may leave it out.
   */
  observe?(listener: (run: RunFigures) => void): () => void;
};

/** What is worth measuring of one run. Nothing in it tells whose it was. */
export type RunFigures = {
  /** How the shown run ended, `analyzed` for a program that was only read, or why there was no answer. */
  end: OutcomeKind | 'analyzed' | EngineRefusal;
  /** Milliseconds until its turn. */
  waitMs: number;
  /** Milliseconds from its turn to its answer; 0 when it never had a turn. */
  runMs: number;
  /** Processor time of the shown run and the cases. */
  cpuMs: number;
};

/** `starting` while the sandbox is not there, after a crash too. */
export const workerStates = ['starting', 'idle', 'running'] as const;
export type WorkerState = (typeof workerStates)[number];

export type EngineStatus = {
  ready: boolean;
  queued: number;
  running: number;
  workers: number;
  /** Threads and processes that were replaced. */
  restarts: number;
  /** Program runs, cases counted one by one, that ended because they asked for something that is denied. */
  denied?: number;
  workersByState?: Readonly<Record<WorkerState, number>>;
  /** How long the oldest run in the queue has waited; 0 when none does. */
  oldestWaitMs?: number;
};
