/** What is read of a trace: times and durations in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor that the thread had, whatever else the machine did meanwhile. */
  tdur?: number;
  args?: { name?: string };
};

export const traceCategories = ['toplevel', 'loading', '__metadata'];

/** A task of this length is felt. */
const longTaskMs = 50;

/**
 * Time beyond 50 ms in each long task of the page's main thread after the first paint: while it runs no touch is
 * answered. Counted in time of the processor, so that a busy machine does not make a page look bad.
 */
export function blockedMs(trace: Buffer): number {
  // Our own browser wrote it a moment ago.
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
