import { classNames } from '../../ui/class-names.ts';
import { nearestText, textAt } from './captions.ts';
import { usePlayback } from './playback-context.ts';
import { usePosition } from './use-lesson-position.ts';

type CaptionLineProps = {
  /** Over the picture, where that fills its box. */
  isOver: boolean;
};

/** Caption below the picture, where it covers no code and has the size of other texts. */
export function CaptionLine({ isOver }: CaptionLineProps) {
  const { captions, formats, player } = usePlayback();
  const { shown, shownIn } = captions;
  const said = usePosition(player, (atS) => textAt(shown, atS));
  // Below the picture its place is never empty; over the picture it would hide code.
  const kept = usePosition(player, (atS) => (isOver ? '' : nearestText(shown, atS)));
  return (
    <p
      lang={shownIn}
      // Without a voice, screen readers announce the lesson from here.
      {...(formats.isHeard ? {} : { 'aria-live': 'polite' as const })}
      className={classNames(
        'grid content-center px-1 py-1 text-center text-balance sm:px-3',
        said === '' && 'text-code-ink/75',
        isOver
          ? 'mx-auto mb-1 max-w-[min(40rem,100%)] rounded-lg bg-code-ground/90 empty:invisible'
          : // Room for all but a few long captions, so that the buttons below do not move from one to the next.
            'min-h-[calc(var(--lines)*var(--body-leading)*1em+0.5rem)]',
        formats.file?.form === 'audio'
          ? 'text-lg [--lines:3] max-sm:[&:lang(ta)]:[--lines:4]'
          : '[--lines:2] max-sm:[&:lang(ta)]:[--lines:3]',
      )}
    >
      {said === '' ? kept : said}
    </p>
  );
}
