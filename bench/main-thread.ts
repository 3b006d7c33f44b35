/** The fields read from a trace event. Times and durations are in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread, independent of other load on the machine. */
  tdur?: number;
  args?: { name?: string };
};

export const traceCategories = ['toplevel', 'loading', '__metadata'];

/** With the marks of a page itself, and its frames. */
export const playingCategories = [
  'toplevel',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline.frame',
  '__metadata',
];

/** Length in ms from which a task is noticeable. */
const longTaskMs = 50;

/**
 * Sums the time beyond 50 ms of each long task of the page's main thread after the first paint, in ms. No touch is
 * answered during a task. Measured in processor time, so that a busy machine does not make a page look bad.
 */
export function blockedMs(trace: Buffer): number {
  const { events, tasks } = readTrace(trace);
  const firstPaint = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  return tasks
    .filter(({ ts, dur = 0 }) => ts + dur >= firstPaint)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - longTaskMs), 0);
}

/** What the main thread of a page does in a second, in ms of processor time. */
export type Second = {
  /** The time beyond 50 ms of each long task. */
  blockedMs: number;
  /** All of its time. */
  busyMs: number;
};

/**
 * Returns each second of a trace in which a lesson plays from beginning to end. Seconds begin a tenth of a second after each other. The page
 * marks `lesson play` and `lesson pause`.
 */
export function playingSeconds(trace: Buffer): Second[] {
  const { events, tasks } = readTrace(trace);
  const { marks, first, last } = playOf(events);
  const seconds: Second[] = [];
  for (let from = first; from + second <= last; from += second / 10) {
    const isIn = ({ ts }: TraceEvent) => ts >= from && ts < from + second;
    const isPlaying = marks.findLast(({ ts }) => ts <= from)?.name === 'lesson play';
    if (!isPlaying || marks.some((mark) => mark.ts !== from && isIn(mark))) continue;
    const lengths = tasks.filter(isIn).map(({ tdur = 0 }) => tdur / 1000);
    seconds.push({
      blockedMs: lengths.reduce((sum, ms) => sum + Math.max(0, ms - longTaskMs), 0),
      busyMs: lengths.reduce((sum, ms) => sum + ms, 0),
    });
  }
  return seconds;
}

/** Frames of a trace in which a lesson plays: those that were drawn, and those that were wanted and came too late. */
export function playingFrames(trace: Buffer): { drawn: number; dropped: number } {
  const { events } = readTrace(trace);
  const { first, last } = playOf(events);
  const count = (kind: string) =>
    events.filter(({ name, ts }) => name === kind && ts >= first && ts <= last).length;
  return { drawn: count('DrawFrame'), dropped: count('DroppedFrame') };
}

/** Where a lesson begins to play, goes on and pauses, with its beginning and its end. */
function playOf(events: readonly TraceEvent[]) {
  const marks = events.filter(({ name }) => name === 'lesson play' || name === 'lesson pause');
  return { marks, first: marks.at(0)?.ts ?? 0, last: marks.at(-1)?.ts ?? 0 };
}

/** A second in microseconds. */
const second = 1_000_000;

/** All events of a trace, and the tasks of the page's main thread. */
function readTrace(trace: Buffer): { events: readonly TraceEvent[]; tasks: readonly TraceEvent[] } {
  // Trusted: written by our own browser just now.
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const isTask = ({ name }: TraceEvent) => name === 'ThreadControllerImpl::RunTask';
  return { events, tasks: events.filter((event) => isTask(event) && threads.has(threadOf(event))) };
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
