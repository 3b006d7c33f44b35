import { useId, useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { optionalPart } from '../../lib/parts/optional-part.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useWasTrue } from '../../ui/use-was-true.ts';
import { usePlayback } from './playback-context.ts';

/** Loaded when it is first opened: on a phone most transcripts never are. */
const TranscriptText = optionalPart(
  async () => (await import('./transcript-text.tsx')).TranscriptText,
  () => <div aria-busy="true" className="min-h-24" />,
  WordsAlone,
);

type TranscriptPanelProps = {
  /** True to be open at first: beside the picture, or when there is no picture. */
  isOpenFirst: boolean;
};

/** The spoken words as text. Marks the current sentence; a press on a sentence plays from there. */
export function TranscriptPanel({ isOpenFirst }: TranscriptPanelProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isOpenFirst;
  const wasOpened = useWasTrue(isOpen);
  const id = useId();
  return (
    <section
      aria-label={m.lesson_transcript()}
      className="rounded-2xl border border-line bg-surface print:border-0"
    >
      <h3 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-2xl px-4 font-bold"
        >
          {m.lesson_transcript()}
          <Icon
            name="chevron-down"
            className={classNames('size-5 transition-transform print:hidden', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} className={isOpen ? 'pb-3' : 'hidden pb-3 print:block'}>
        {wasOpened && <TranscriptText />}
        <Button kind="ghost" className="mx-2 px-3! print:hidden" onClick={() => window.print()}>
          <Icon name="print" className="size-5" />
          {m.lesson_print()}
        </Button>
      </div>
    </section>
  );
}

/** What came with the lesson, for a connection over which nothing else comes. */
function WordsAlone() {
  const { content } = usePlayback();
  return <p className="px-4 pb-2 whitespace-pre-line">{content.transcript}</p>;
}
