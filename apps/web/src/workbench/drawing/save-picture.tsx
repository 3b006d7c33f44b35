import type { Drawing } from '@python-learning/domain';
import { useState } from 'react';
import { m } from '../../compiled-messages/messages.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type PictureFormat, saveDrawing } from './save-drawing.ts';

/** A button that opens the two kinds of files that a drawing can be saved as. */
export function SavePicture({ drawing }: { drawing: Drawing }) {
  const [isOpen, setOpen] = useState(false);
  const saving = useSubmission();
  const save = (format: PictureFormat) =>
    void saving.submit(async () => {
      await saveDrawing(drawing, format, m.drawing_file_name());
      setOpen(false);
    });
  return (
    <>
      <button
        type="button"
        aria-label={m.drawing_save()}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid size-11 shrink-0 place-items-center rounded-xl hover:bg-sunken"
      >
        <Icon name="download" />
      </button>
      {isOpen && (
        <div className="flex w-full flex-wrap gap-2 pb-1">
          <Button kind="secondary" className="px-3!" onClick={() => save('svg')}>
            {m.drawing_save_svg()}
          </Button>
          <Button kind="secondary" className="px-3!" busy={saving.busy} onClick={() => save('png')}>
            {m.drawing_save_png()}
          </Button>
        </div>
      )}
      {saving.failure !== null && <Banner kind="error">{m.drawing_save_failed()}</Banner>}
    </>
  );
}
