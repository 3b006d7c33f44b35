import type { EndedRun } from '@python-learning/contract';
import { programFileLimits } from '@python-learning/domain';
import { m } from '../../compiled-messages/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { FileChips } from './file-chips.tsx';

/** The files that a run wrote, and what of them is not kept. An own program shows its files elsewhere. */
export function WrittenFiles({ result: { files, kept_files } }: { result: EndedRun }) {
  if (files === undefined) return null;
  const names = files.unkept.join(', ');
  return (
    <>
      {kept_files === undefined && <FileChips heading={m.files_written()} files={files.written} />}
      {names !== '' && (
        <Banner kind="info" isSilent>
          {m.files_unkept({
            names,
            count: programFileLimits.files,
            size: programFileLimits.bytes / 1024,
          })}
        </Banner>
      )}
    </>
  );
}
