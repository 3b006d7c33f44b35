import { type ReactNode, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { sizeText } from './forms/file-size.ts';
import { findLighter, type LessonForm } from './forms/lesson-form.ts';
import { SavingOffer } from './forms/saving-offer.tsx';
import type { Forms } from './forms/use-forms.ts';
import type { Player } from './use-player.ts';
import { usePress } from './use-press.ts';

type StageProps = { player: Player; forms: Forms; children: ReactNode };

/** A press on the picture plays and pauses, as on other players; the button below does the same by name. */
export function LessonStage({ player, forms, children }: StageProps) {
  const isAudio = forms.file?.form === 'audio';
  const isFresh = !player.isPlaying && !player.isWaiting && player.atS < 1;
  const isOffering = forms.dataSaving && forms.wish === 'auto' && isFresh;
  // Who pauses in the middle wants to read what is on the picture.
  const isInviting = isFresh && !isAudio && !isOffering;
  const hasPoster = !forms.dataSaving && forms.file?.form !== 'lite';
  const picture = useRef<HTMLDivElement>(null);
  usePress(picture, player.toggle);
  const start = (form: LessonForm) => {
    forms.choose(form);
    if (form === forms.file?.form) player.play();
    else player.playNext();
  };
  return (
    <div ref={picture} className="relative grid min-h-0 cursor-pointer grid-cols-1 grid-rows-1">
      <div className={isOffering ? 'hidden' : 'col-start-1 row-start-1 min-h-0'}>{children}</div>
      {isAudio && (
        <div
          className="col-start-1 row-start-1 grid h-28 place-items-center bg-floor text-on-floor"
          aria-hidden="true"
        >
          <Icon name="sound" className={classNames('size-14', player.isPlaying && 'text-reward')} />
        </div>
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute grid size-16 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-reward text-on-reward transition-opacity',
          // In the middle of the poster's kolam, beside its words.
          hasPoster ? 'top-[42%] left-[74%]' : 'top-1/2 left-1/2',
          isInviting ? 'opacity-100' : 'opacity-0',
        )}
      >
        <Icon name="play" className="size-9" />
      </span>
      {isOffering && <SavingOffer forms={forms} onStart={start} />}
      {player.isWaiting && <Waiting forms={forms} />}
    </div>
  );
}

/** A connection that takes longer than this is a slow one, in milliseconds. */
const patienceMs = 500;

/** Says that it takes a while, once it does, with the way to a lighter form. */
function Waiting({ forms }: { forms: Forms }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  const lighter = forms.file === null ? null : findLighter(forms.files, forms.file.form);
  return (
    // In the place of the picture and not over it: where its words need more room, the picture's place grows.
    <div className="relative col-start-1 row-start-1 grid place-content-center justify-items-center gap-3 bg-code-ground/70 p-3 text-code-ink">
      <output>
        <Spinner className="size-12" />
        <span className="sr-only">{m.lesson_waiting()}</span>
      </output>
      {lighter !== null && (
        <button
          type="button"
          onClick={() => forms.choose(lighter.form)}
          className="min-h-11 rounded-xl bg-code-ground px-4 py-2 font-bold text-code-ink underline underline-offset-4 focus-visible:outline-code-ink"
        >
          {lighter.form === 'lite'
            ? m.lesson_slow_lite({ size: sizeText(lighter.bytes ?? 0) })
            : m.lesson_slow_light({ size: sizeText(lighter.bytes ?? 0) })}
        </button>
      )}
    </div>
  );
}
