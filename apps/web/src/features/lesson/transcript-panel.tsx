import { useEffect, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon.tsx';

/** The spoken words as text: folded on a phone, where the video has the room; open beside it on a wide screen. */
export function TranscriptPanel({ text }: { text: string }) {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (panel.current !== null) {
      panel.current.open = globalThis.matchMedia?.('(min-width: 768px)').matches ?? false;
    }
  }, []);
  return (
    <details ref={panel} className="group rounded-2xl border border-line bg-surface">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-5 font-bold">
        {m.lesson_transcript()}
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-5 pb-5">
        {text
          .split(/\n+/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
    </details>
  );
}
