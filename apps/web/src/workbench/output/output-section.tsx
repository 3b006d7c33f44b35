import { type ReactNode, useEffect, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import type { Workbench } from '../run/workbench.reducer.ts';
import type { Arrival } from '../use-workbench.ts';

type OutputSectionProps = {
  bench: Workbench;
  arrival: Arrival;
  children: ReactNode;
};

/**
 * Scrolls into view when a run reports something, as little as that takes: code and task stay in sight as far as there is
 * room. What an earlier visit left moves nothing.
 */
export function OutputSection({ bench, arrival, children }: OutputSectionProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { result, phase } = bench;
  const opened = useRef(result);
  const news = result ?? (phase.kind === 'failed' || phase.kind === 'waiting' ? phase : null);
  const isAsked = phase.kind === 'waiting';
  useEffect(() => {
    if (news === null || news === opened.current) return;
    if (arrival === 'beside') return;
    section.current?.scrollIntoView?.({ block: 'nearest' });
    if (isAsked) section.current?.querySelector('.answer-box')?.scrollIntoView?.({ block: 'nearest' });
    if (arrival === 'focused' && !isAsked) heading.current?.focus({ preventScroll: true });
  }, [news, arrival, isAsked]);
  return (
    <section
      ref={section}
      aria-labelledby="output-heading"
      className="desk:scroll-mb-4 desk:scroll-mt-29 xl:scroll-mt-20! grid min-w-0 scroll-mt-20 scroll-mb-24 grid-cols-1 content-start gap-3 pb-2"
    >
      <h2 ref={heading} id="output-heading" tabIndex={-1} className="text-xl outline-none">
        {m.practice_output()}
      </h2>
      {children}
    </section>
  );
}
