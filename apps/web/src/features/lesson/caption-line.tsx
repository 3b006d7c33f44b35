import { classNames } from '../../ui/class-names.ts';
import { type Cue, cueAt, nearestCue, pupilSign, saidLength } from './captions.ts';
import { usePlayback } from './playback-context.ts';
import { usePosition } from './use-lesson-position.ts';

type CaptionLineProps = {
  /** Over the picture, where that fills its box. */
  isOver: boolean;
  /** Keeps its place and is not seen. */
  isHidden: boolean;
};

/** Caption below the picture, where it covers no code and has the size of other texts. */
export function CaptionLine({ isOver, isHidden }: CaptionLineProps) {
  const { captions, formats, player } = usePlayback();
  const { shown, shownIn } = captions;
  const spoken = usePosition(player, (atS) => cueAt(shown, atS));
  // Below the picture its place is never empty; over the picture it would hide code.
  const kept = usePosition(player, (atS) => (isOver ? null : nearestCue(shown, atS)));
  const cue = spoken ?? kept;
  return (
    <p
      lang={shownIn}
      // Without a voice, screen readers announce the lesson from here.
      {...(formats.isHeard ? {} : { 'aria-live': 'polite' as const })}
      className={classNames(
        'grid content-center px-1 py-1 text-center text-balance sm:px-3',
        spoken === null && 'text-code-ink/75',
        isHidden && 'invisible',
        cue?.isPupil === true && 'text-reward',
        isOver
          ? 'mx-auto mb-1 max-w-[min(40rem,100%)] rounded-lg bg-code-ground/90 empty:invisible'
          : // Room for all but a few long captions, so that the buttons below do not move from one to the next.
            'min-h-[calc(var(--lines)*var(--body-leading)*1em+0.5rem)]',
        formats.file?.form === 'audio'
          ? 'text-lg [--lines:3] max-sm:[&:lang(ta)]:[--lines:4]'
          : '[--lines:2] max-sm:[&:lang(ta)]:[--lines:3]',
      )}
    >
      {cue !== null && <Words cue={cue} />}
    </p>
  );
}

/** The words of a caption: those that are to come are paler. */
function Words({ cue }: { cue: Cue }) {
  const { formats, player } = usePlayback();
  const { text, isPupil } = cue;
  // Where screen readers announce the caption, it must not change from word to word.
  const said = usePosition(player, (atS) => (formats.isHeard ? saidLength(cue, atS) : text.length));
  return (
    // One element, so that the words keep their places in the line.
    <span>
      {isPupil === true && pupilSign}
      {text.slice(0, said)}
      {said < text.length && <span className="opacity-70">{text.slice(said)}</span>}
    </span>
  );
}
