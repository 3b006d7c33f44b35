import { m } from '../../compiled-messages/messages.ts';

/** Id of the text that says why the next lesson is not open. */
export const skippedTextId = 'lesson-skipped';

/**
 * Tells at the end of a lesson that a part was skipped, and leads there. In place of the picture, whose last one
 * congratulates.
 */
export function SkippedPart({ onShow }: { onShow: () => void }) {
  return (
    <div className="relative col-start-1 row-start-1 grid cursor-auto place-content-center justify-items-center gap-3 bg-code-ground p-4 text-center text-code-ink">
      <p id={skippedTextId} role="status">
        {m.lesson_skipped()}
      </p>
      <button
        type="button"
        onClick={onShow}
        className="min-h-11 rounded-xl bg-reward px-5 py-2 font-bold text-on-reward focus-visible:outline-code-ink"
      >
        {m.lesson_show_skipped()}
      </button>
    </div>
  );
}
