import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import type { Workbench } from '../run/workbench.reducer.ts';
import type { Arrival } from '../use-workbench.ts';
import { SheetHandle } from './sheet-handle.tsx';
import { hasOutput, type Sheet } from './use-sheet.ts';

type ResultSheetProps = {
  bench: Workbench;
  arrival: Arrival;
  sheet: Sheet;
  children: ReactNode;
};

/** None depends on the content: the page would grow with it otherwise. Code and result share what goal and bar leave. */
const looks = {
  peek: 'h-38 low:hidden',
  half: 'result-half min-h-36 flex-[1_0_9rem] low:min-h-24 low:flex-[1_0_6rem]',
  full: 'min-h-40 flex-[1_0_10rem]',
} as const;

/**
 * The output on a narrow screen: a sheet below the code in three heights, so that Run and its verdict need no scrolling.
 * Before the first run it is empty, and only screen readers find it.
 */
export function ResultSheet({ bench, arrival, sheet, children }: ResultSheetProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { result, phase } = bench;
  const opened = useRef(result);
  const news = result ?? (phase.kind === 'failed' || phase.kind === 'waiting' ? phase : null);
  const isAsked = phase.kind === 'waiting';
  useEffect(() => {
    if (news === null || news === opened.current) return;
    if (isAsked) scrollToAnswerBox(body.current);
    else body.current?.scrollTo?.(0, 0);
    if (arrival === 'focused' && !isAsked) heading.current?.focus({ preventScroll: true });
  }, [news, arrival, isAsked]);
  const isShown = hasOutput(bench);
  return (
    // Escape makes the sheet low from any of its parts; the handle itself is a button.
    <section // oxlint-disable-line jsx-a11y/no-noninteractive-element-interactions
      ref={section}
      aria-labelledby="output-heading"
      onKeyDown={(event) => event.key === 'Escape' && sheet.setHeight('peek')}
      className={
        isShown
          ? `flex shrink-0 flex-col rounded-t-2xl border-t border-line bg-ground shadow-[0_-8px_24px_-12px_rgb(10_30_34/0.35)] ${looks[sheet.height]}`
          : 'sr-only'
      }
    >
      <h2 ref={heading} id="output-heading" tabIndex={-1} className="sr-only">
        {m.practice_output()}
      </h2>
      {isShown && <SheetHandle section={section} sheet={sheet} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls of a form */}
      <div
        ref={body}
        role="group"
        aria-labelledby="output-heading"
        // The arrow keys scroll a long result.
        {...(isShown ? { tabIndex: 0 } : {})} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        className={
          isShown
            ? 'grid min-h-0 flex-1 grid-cols-1 content-start gap-3 overflow-y-auto px-4 pb-3'
            : undefined
        }
      >
        {children}
      </div>
    </section>
  );
}

/** Scrolls the sheet alone: `scrollIntoView` would move the frame of the workbench, too. */
function scrollToAnswerBox(body: HTMLElement | null): void {
  const box = body?.querySelector('.answer-box');
  if (body === null || box === null || box === undefined) return;
  const below = box.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom;
  const belowBoxPx = 72;
  body.scrollTop += Math.max(0, below + belowBoxPx);
}
