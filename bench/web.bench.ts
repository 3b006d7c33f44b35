import { type Browser, chromium } from '@playwright/test';
import { type DrawingTimes, drawingTimes } from './drawing.ts';
import { median, printFigure } from './figures.ts';
import { type FirstOutput, firstOutput } from './first-output.ts';
import { playLesson } from './lesson-playing.ts';
import { firstFrameMs, lessonStarts } from './lesson-visit.ts';
import { nextCardMs } from './next-card.ts';
import { sharedOutputMs, shareKolam } from './shared-program.ts';
import { cheapPhone, type Returning, type Visit, visit } from './web-visit.ts';

type Aims = { scriptKb?: number; editorMs?: number };
type Route = { path: string; isLearner: boolean; aims: Aims };

/** The page on which lessons are started. */
const lessonPath = '/learn/hello-python';

/** Lessons that are played to their end, by the beginning of their paths. */
const playedPath = '/learn';

/** They have everything that a lesson can have. */
const playedLessons = ['m01-v2', 'm08-v2', 'm11-v2'];

/** The page on which programs are run. */
const practicePath = '/code/hello-python';

/** The page on which cards are answered. */
const deckPath = `${practicePath}?deck`;

/** The page on which drawings are measured. */
const programsPath = '/programs';

/** Shared programs, by the beginning of their paths. */
const sharedPath = '/p';

const routes: readonly Route[] = [
  { path: '/', isLearner: false, aims: { scriptKb: 95 } },
  { path: '/login', isLearner: false, aims: {} },
  { path: '/subscription', isLearner: false, aims: {} },
  { path: '/dashboard', isLearner: true, aims: { scriptKb: 130 } },
  { path: lessonPath, isLearner: true, aims: { scriptKb: 130 } },
  {
    path: practicePath,
    isLearner: true,
    aims: { scriptKb: 230, editorMs: 4000 },
  },
  { path: '/exercise/hello-python', isLearner: true, aims: {} },
];

const aimsOfAll = { largestPaintMs: 2000, blockedMs: 200, layoutShift: 0.02, fontKb: 45 };

/** Visits of each route. The median is reported. */
const visits = 3;

/** Measures each screen's first visit on a cheap phone. `only` lists routes; empty means all. */
export async function benchWeb(origin: string, only: readonly string[] = []): Promise<void> {
  const { network, cpuSlowdown } = cheapPhone;
  console.log(
    `\nweb: first visit with an empty cache, processor ${cpuSlowdown} times slower, 1.6 Mbit/s, ${network.latency} ms`,
  );
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const parts = [
      ...routes.map((route) => [route.path, benchRoute(route)] as const),
      [lessonPath, benchLessons],
      [playedPath, benchPlaying],
      [practicePath, benchFirstOutput],
      [deckPath, benchNextCard],
      [sharedPath, benchShared],
      [programsPath, benchDrawings],
    ] as const;
    for (const [path, measure] of parts) {
      if (only.length === 0 || only.includes(path)) await measureOrTell(path, browser, origin, measure);
    }
  } finally {
    await browser.close();
  }
}

type Measure = (browser: Browser, origin: string, learner: Returning) => Promise<void>;

/**
 * Measures a part with a session of its own: the browser contexts of a part use the same tokens, which are replaced after
 * ten minutes. A part that fails is told, and the others are still measured.
 */
async function measureOrTell(
  path: string,
  browser: Browser,
  origin: string,
  measure: Measure,
): Promise<void> {
  try {
    await measure(browser, origin, await logIn(browser, origin));
  } catch (error) {
    process.exitCode = 1;
    console.log(
      `  ${path} was not measured to its end: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function benchRoute(route: Route): Measure {
  return async (browser, origin, learner) => {
    const seen: Visit[] = [];
    for (let count = 0; count < visits; count += 1)
      seen.push(await visit(browser, origin + route.path, route.isLearner ? learner : null));
    printVisit(route, middleOf(seen));
  };
}

/** Logs in as a demo account. */
async function logIn(browser: Browser, origin: string, account = 'new'): Promise<Returning> {
  const context = await browser.newContext();
  const { request } = context;
  await request.get(`${origin}/api/auth/user/`);
  const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await request.post(`${origin}/api/auth/login/`, {
    headers: { 'X-CSRFToken': token },
    data: { email: `${account}@demo.test`, password: 'learn-python-1' },
  });
  if (!answer.ok()) throw new Error(`login answered ${answer.status()}`);
  const cookies = await context.cookies();
  const { id } = (await (await request.get(`${origin}/api/auth/user/`)).json()) as { id: string };
  await context.close();
  return { id, cookies };
}

/** Measures the time from the start of a lesson to its first picture. */
async function benchLessons(browser: Browser, origin: string, learner: Returning): Promise<void> {
  for (const start of lessonStarts) {
    const times: number[] = [];
    for (let count = 0; count < visits; count += 1)
      times.push(await firstFrameMs(browser, origin + lessonPath, learner, start));
    const ms = median(times);
    const { name, aimMs } = start;
    const aim = aimMs === undefined ? undefined : { text: `≤ ${aimMs} ms`, reached: ms <= aimMs };
    printFigure(`first picture: ${name}`, `${Math.round(ms)} ms`, aim);
  }
}

/** Measures lessons while they play, in a session of a learner to whom all of them are open. */
async function benchPlaying(browser: Browser, origin: string): Promise<void> {
  for (const id of playedLessons) {
    const learner = await logIn(browser, origin, 'graduate');
    const seen = await playLesson(browser, origin, learner, id);
    const busyMs = seen.seconds.map((one) => one.busyMs);
    const figures = [
      ['without sound, KB', seen.silentBytes / 1024, 15],
      ['with sound, KB', seen.heardBytes / 1024, 300],
      ['first picture after its data, ms', seen.firstPictureMs, 500],
      ['blocked in the worst second, ms', Math.max(...seen.seconds.map(({ blockedMs }) => blockedMs)), 150],
      ['main thread busy in the worst second, ms', Math.max(...busyMs), 150],
      ['main thread busy in the middle second, ms', median(busyMs)],
      ['frames drawn', seen.frames.drawn],
      ['frames that came too late', seen.frames.dropped],
      ['memory of scripts after it, MB', seen.heapBytes / 1024 / 1024],
    ] as const;
    for (const [name, value, most] of figures) {
      const aim = most === undefined ? undefined : { text: `≤ ${most}`, reached: value <= most };
      printFigure(`lesson ${id}, ${name}`, value.toFixed(1), aim);
    }
  }
}

/** Measures the time from the opening of a practice to the first output of a program. */
async function benchFirstOutput(browser: Browser, origin: string, learner: Returning): Promise<void> {
  const seen: FirstOutput[] = [];
  for (let count = 0; count < visits; count += 1)
    seen.push(await firstOutput(browser, origin + practicePath, learner));
  for (const [name, times, aimMs] of [
    ['cold', seen.map(({ coldMs }) => coldMs), 2500],
    ['warm', seen.map(({ warmMs }) => warmMs), 1000],
  ] as const) {
    const ms = median(times);
    const aim = { text: `≤ ${aimMs} ms`, reached: ms <= aimMs };
    printFigure(`${practicePath} first output, ${name}`, `${Math.round(ms)} ms`, aim);
  }
}

/** Measures the time from the answer of a run to its drawing on the screen. */
async function benchDrawings(browser: Browser, origin: string, learner: Returning): Promise<void> {
  const lines = 500;
  const seen: DrawingTimes[] = [];
  for (let count = 0; count < visits; count += 1)
    seen.push(await drawingTimes(browser, origin, learner, lines));
  for (const [name, times] of [
    ['at once', seen.map(({ wholeMs }) => wholeMs)],
    ['step by step, first line', seen.map(({ firstLineMs }) => firstLineMs)],
  ] as const) {
    const ms = median(times);
    printFigure(`drawing of ${lines} lines, ${name}`, `${Math.round(ms)} ms`, {
      text: '≤ 300 ms',
      reached: ms <= 300,
    });
  }
}

/** Measures the time from the opening of a link to what its program shows. */
async function benchShared(browser: Browser, origin: string, learner: Returning): Promise<void> {
  const address = origin + (await shareKolam(browser, origin, learner));
  const times: number[] = [];
  for (let count = 0; count < visits; count += 1) times.push(await sharedOutputMs(browser, address));
  const ms = median(times);
  printFigure('a shared link, from the tap to its drawing', `${Math.round(ms)} ms`, {
    text: '≤ 3000 ms',
    reached: ms <= 3000,
  });
}

/** Measures the time from one card of the deck to the next. */
async function benchNextCard(browser: Browser, origin: string, learner: Returning): Promise<void> {
  const times: number[] = [];
  for (let count = 0; count < visits; count += 1)
    times.push(await nextCardMs(browser, origin + deckPath, learner));
  const ms = median(times);
  printFigure('next card, from the press until it can be answered', `${Math.round(ms)} ms`, {
    text: '≤ 1000 ms',
    reached: ms <= 1000,
  });
}

function printVisit({ path, aims }: Route, seen: Visit): void {
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const ms = (value: number) => `${Math.round(value)} ms`;
  const line = (what: string, value: number, show: (value: number) => string, aim?: number) =>
    printFigure(
      `${path} ${what}`,
      show(value),
      aim === undefined ? undefined : { text: `≤ ${show(aim)}`, reached: value <= aim },
    );
  line('JavaScript', seen.scriptBytes, kb, aims.scriptKb === undefined ? undefined : aims.scriptKb * 1024);
  line('fonts', seen.fontBytes, kb, aimsOfAll.fontKb * 1024);
  line('everything but films and sound', seen.allBytes, kb);
  line('largest paint', seen.largestPaintMs, ms, aimsOfAll.largestPaintMs);
  line('blocked', seen.blockedMs, ms, aimsOfAll.blockedMs);
  line('layout shift', seen.layoutShift, (value) => value.toFixed(3), aimsOfAll.layoutShift);
  if (seen.editorMs !== null) line('editor usable', seen.editorMs, ms, aims.editorMs);
}

/** Returns the median of each figure on its own. */
function middleOf(seen: readonly Visit[]): Visit {
  const middleBy = (pick: (visit: Visit) => number) => median(seen.map(pick));
  return {
    scriptBytes: middleBy((one) => one.scriptBytes),
    fontBytes: middleBy((one) => one.fontBytes),
    allBytes: middleBy((one) => one.allBytes),
    largestPaintMs: middleBy((one) => one.largestPaintMs),
    blockedMs: middleBy((one) => one.blockedMs),
    layoutShift: middleBy((one) => one.layoutShift),
    editorMs: seen.some(({ editorMs }) => editorMs !== null) ? middleBy((one) => one.editorMs ?? 0) : null,
  };
}
