import type {
  Outcome,
  OutcomeKind,
  PythonException,
  PythonValue,
  RunReport,
  SourceFacts,
  TextFile,
  Trace,
  Walk,
} from '@python-learning/domain';

/**
 * Requests to the engine and its answers. These types are the whole interface of the sandbox. Expected results never
 * enter it, so no program can read them.
 */

/** How one test case sets up the program. */
export type CaseSetup = {
  /** Lines that `input()` and `sys.stdin` will deliver, without line ends. */
  inputs: readonly string[];
  /** New values for the first top-level assignment of each name. */
  vary?: Readonly<Record<string, PythonValue>>;
  /** A Python expression evaluated in the program's names once it has ended. */
  call?: string;
  /** Numbers that `random.randint` and its relatives hand out one after the other. */
  fakeRandom?: readonly number[];
  /** Files that take the place of those of the request with the same name, or are there besides. */
  files?: readonly TextFile[];
  /** Lets a walker answer in place of `inputs`, and decides the seed of the run. */
  walk?: Walk;
  /** Whether the drawing of the program is told. The drawing of the shown run always is. */
  drawing?: boolean;
};

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
  /** Steps of a drawing. */
  drawingSteps: number;
};

export type RunRequest = {
  /** Owner of the run; each owner has one run at a time. */
  owner: string;
  source: string;
  /** Input lines of the run that is shown to the learner. */
  inputs: readonly string[];
  /**
   * What a read past the last line finds. When true, the end of the input: `input()` raises `EOFError`, and `sys.stdin`
   * ends. When false, the run ends as `input-required`, because more lines may be typed.
   */
  inputsAreComplete?: boolean;
  cases?: readonly CaseSetup[];
  /** Files in the folder of the program when it starts. */
  files?: readonly TextFile[];
  /**
   * Seeds `random`, the hash order and every other source of randomness: the same seed gives the same run.
   */
  seed: string;
  /** Seed of the run that is shown, where it may differ from that of the cases. The same as `seed` by default. */
  shownSeed?: string;
  /** The program's clock at its start, in milliseconds since 1970; the current time by default. */
  clockMs?: number;
  limits?: Partial<Limits>;
  signal?: AbortSignal;
  /**
   * Called after the answer, once, when all that the run used is clean again, with the CPU milliseconds that the report
   * does not contain: to restore interpreters, and to replace threads that had to be ended. The next run of the owner
   * starts afterwards. Not called for a run that never had a turn, nor when the sandbox process ended in between.
   */
  onCleaned?: (cpuMs: number) => void;
};

export type EngineException = PythonException & {
  /** The learner's own frames only, outermost first. */
  frames: readonly { name: string; line: number }[];
};

/** An outcome with what only the engine knows. */
export type EngineOutcome = Outcome & {
  exception: EngineException | null;
  /** Python's own warnings, such as `SyntaxWarning`; runtime warnings only of a program that finished. */
  warnings: readonly { category: string; message: string; line: number | null }[];
  cpuMs: number;
};

export type EngineReport = RunReport<EngineOutcome, EngineException>;

export type TraceReport = {
  trace: Trace;
  /** CPU milliseconds of the program; a long one runs twice. */
  cpuMs: number;
};

export type EngineFacts = SourceFacts<EngineException>;

/** Reasons why the engine did not answer; they are not results of the program. */
export type EngineRefusal = 'busy' | 'stopped' | 'aborted' | 'too-large';

export type PythonEngine = {
  run(request: RunRequest): Promise<EngineReport>;
  /**
   * Runs a program with the lines of its shown run, and resolves with what it did step by step. Its cases are not run.
   */
  trace(request: RunRequest): Promise<TraceReport>;
  analyze(source: string): Promise<EngineFacts>;
  /** Resolves when a warm worker can answer. */
  ready(): Promise<void>;
  /** Ends the workers after the runs under way have finished, at the latest after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
  status(): EngineStatus;
  /**
   * Calls `listener` after each run, for metrics. Returns a function that unsubscribes. A fake engine may omit it.
   */
  observe?(listener: (run: RunFigures) => void): () => void;
};

/** Figures of one run for metrics. Nothing in them identifies the owner. */
export type RunFigures = {
  /** How the shown run ended, `analyzed` for a program that was only read, or why there was no answer. */
  end: OutcomeKind | 'analyzed' | 'traced' | EngineRefusal;
  /** Milliseconds until its turn. */
  waitMs: number;
  /** Milliseconds from its turn to its answer; 0 when it never had a turn. */
  runMs: number;
  /** Processor time of the shown run and the cases. */
  cpuMs: number;
};

/** `starting` while the sandbox is not ready, also after a crash. */
export const workerStates = ['starting', 'idle', 'running'] as const;
export type WorkerState = (typeof workerStates)[number];

export type EngineStatus = {
  ready: boolean;
  queued: number;
  running: number;
  workers: number;
  /** Threads and processes that were replaced. */
  restarts: number;
  /** Runs that ended because they asked for something denied. Each test case counts. */
  denied?: number;
  workersByState?: Readonly<Record<WorkerState, number>>;
  /** How long the oldest run in the queue has waited; 0 when none does. */
  oldestWaitMs?: number;
};
