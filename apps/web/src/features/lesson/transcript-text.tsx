import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useTermPieces } from '../../lib/glossary/use-glossary.ts';
import { classNames } from '../../ui/class-names.ts';
import { MarkedText } from '../../ui/glossary-text.tsx';
import { type Cue, findCueIndex, pupilSign } from './captions.ts';
import { toClock } from './lesson-course.ts';
import { usePlayback } from './playback-context.ts';
import { TranscriptProgram } from './transcript-program.tsx';
import { type TranscriptScene, transcriptScenes } from './transcript-scenes.ts';
import { usePosition } from './use-lesson-position.ts';
import { usePress } from './use-press.ts';

/** The spoken words, with their times and programs where those are known, and with explained words. */
export function TranscriptText() {
  const { content, captions } = usePlayback();
  return (
    <>
      {captions.spoken === null ? (
        <PlainText text={content.transcript} />
      ) : (
        <TimedText cues={captions.spoken} />
      )}
      <Credit />
    </>
  );
}

/** Whose voices were recorded for this lesson. */
function Credit() {
  const { lite } = usePlayback();
  const credit = lite.lesson === null ? null : lite.lesson.creditOf(lite.lesson.timeline);
  return credit === null ? null : <p className="px-4 pb-2 text-muted">{credit}</p>;
}

function PlainText({ text }: { text: string }) {
  const paragraphs = useMemo(() => text.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''), [text]);
  const marked = useTermPieces(paragraphs);
  return (
    <div className="grid gap-3 px-4 pb-2">
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph}>
          <MarkedText pieces={marked[index] ?? []} />
        </p>
      ))}
    </div>
  );
}

function TimedText({ cues }: { cues: readonly Cue[] }) {
  const { lite, player, isWatched, jump } = usePlayback();
  const language = lite.lesson?.timeline.language;
  const scenes = transcriptScenes(lite.lesson?.timeline ?? null, cues);
  const box = useRef<HTMLOListElement>(null);
  const current = usePosition(player, (atS) => cues[findCueIndex(cues, atS)] ?? null);
  const marked = useTermPieces(cues.map(({ text }) => text));
  const toldS = usePosition(player, (_, seen) =>
    lastTold(scenes, (seen.at(-1)?.[1] ?? 0) * player.durationS),
  );
  useFollow(box, current?.startS ?? null, player.isPlaying);
  // Sentences react to pointers only; keyboard users have a button for each scene.
  usePress(box, (target) => {
    const startS = target.closest<HTMLElement>('[data-start]')?.dataset['start'];
    if (startS !== undefined) {
      jump(Number(startS));
    }
  });
  return (
    <ol ref={box} className="relative grid max-h-96 gap-2 overflow-y-auto px-2 pb-2 print:max-h-none">
      {scenes.map(({ startS, cues: own, program, asksUntilS }) => {
        return (
          <li key={startS} className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-start gap-1">
            <button
              type="button"
              aria-label={m.lesson_transcript_from({ at: toClock(Math.floor(startS)) })}
              onClick={() => jump(startS)}
              className="min-h-11 rounded-xl font-bold text-action tabular-nums hover:bg-action-soft print:hidden"
            >
              {toClock(Math.floor(startS))}
            </button>
            <div className="grid min-w-0 grid-cols-1 gap-1 py-2">
              {program !== null && (
                <TranscriptProgram
                  program={program}
                  language={language}
                  isTold={isWatched || (asksUntilS ?? 0) <= toldS}
                />
              )}
              <p>
                {own.map((cue) => (
                  <span
                    key={cue.startS}
                    data-start={cue.startS}
                    aria-current={cue === current ? 'true' : undefined}
                    className={classNames(
                      'cursor-pointer rounded-sm box-decoration-clone hover:underline',
                      cue === current &&
                        'bg-reward-soft underline decoration-reward decoration-2 underline-offset-4',
                    )}
                  >
                    {cue.isPupil === true && pupilSign}
                    <MarkedText pieces={marked[cues.indexOf(cue)] ?? []} />{' '}
                  </span>
                ))}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The end of the last guess, in seconds, that was played or left behind. */
function lastTold(scenes: readonly TranscriptScene[], playedS: number): number {
  return Math.max(
    0,
    ...scenes.map(({ asksUntilS }) => asksUntilS ?? 0).filter((untilS) => untilS <= playedS),
  );
}

/** Keeps the current sentence in view by scrolling the panel alone, never the page. */
function useFollow(boxRef: RefObject<HTMLElement | null>, startS: number | null, isPlaying: boolean): void {
  useEffect(() => {
    const said = boxRef.current?.querySelector<HTMLElement>('[aria-current]');
    if (!isPlaying || startS === null || boxRef.current === null || said === null || said === undefined) {
      return;
    }
    const top = said.offsetTop;
    const { scrollTop, clientHeight } = boxRef.current;
    if (top < scrollTop || top + said.offsetHeight > scrollTop + clientHeight) {
      boxRef.current.scrollTop = top - clientHeight / 3;
    }
  }, [boxRef, startS, isPlaying]);
}
