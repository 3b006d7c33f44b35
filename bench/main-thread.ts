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

/** Length in ms from which a task is noticeable. */
const longTaskMs = 50;

/**
 * Sums the time beyond 50 ms of each long task of the page's main thread after the first paint, in ms. No touch is
 * answered during a task. Measured in processor time, so that a busy machine does not make a page look bad.
 */
export function blockedMs(trace: Buffer): number {
  // Trusted: written by our own browser just now.
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const firstPaint = traceEvents.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && threads.has(threadOf(event)))
    .filter(({ ts, dur = 0 }) => ts + dur >= firstPaint)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - longTaskMs), 0);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
