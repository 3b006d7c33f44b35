import type { RunResult } from '@python-learning/contract';
import { m } from '../../../compiled-messages/messages.ts';
import { refusalOr } from '../../../lib/api/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { usePicture } from './use-picture.ts';

type PictureNoteProps = { programId: string; picture: ReturnType<typeof usePicture> };

/** Says why the card shows less than the program does, and leads on from there; nothing where it shows all. */
export function PictureNote({ programId, picture: { data, error, refetch } }: PictureNoteProps) {
  if (error !== null) {
    return (
      <Banner kind="error">
        <p>{refusalOr(error, m.programs_card_no_picture)}</p>
        <Button kind="secondary" className="mt-2" onClick={() => void refetch()}>
          {m.core_try_again()}
        </Button>
      </Banner>
    );
  }
  const lacks = data === undefined ? null : whatLacks(data);
  if (lacks === null) return null;
  return (
    <Banner kind="info">
      <p>{lacks}</p>
      <TextLink to={paths.program(programId)}>{m.programs_card_open()}</TextLink>
    </Banner>
  );
}

function whatLacks(run: RunResult): string | null {
  if (run.verdict === 'waiting') return m.programs_card_asks();
  if (run.error !== undefined) return m.programs_card_error();
  return run.output.trim() === '' && run.drawing == null ? m.programs_card_nothing() : null;
}
