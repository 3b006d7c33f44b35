import { useRef, useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { partOf } from '../../../lib/parts/part.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { SheetPart } from '../sheet-part.tsx';
import type { BringSheetProps } from './bring-sheet.tsx';

const sheet = partOf<BringSheetProps>(async () => (await import('./bring-sheet.tsx')).BringSheet);

/** Opens the sheet that makes an own program of a file or a text. */
export function BringButton({ usualTitle }: Pick<BringSheetProps, 'usualTitle'>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, isOpen);
  return (
    <>
      <Button
        ref={button}
        kind="secondary"
        aria-haspopup="dialog"
        className="min-h-14"
        onClick={() => setOpen(true)}
      >
        <Icon name="upload" />
        {m.programs_bring()}
      </Button>
      {isOpen && <SheetPart part={sheet} props={{ usualTitle, onClose: () => setOpen(false) }} />}
    </>
  );
}
