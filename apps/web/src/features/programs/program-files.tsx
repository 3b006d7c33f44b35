import { m } from '../../compiled-messages/messages.ts';
import { api } from '../../lib/api/api.ts';
import { refusalOr } from '../../lib/api/failure-text.ts';
import { useSubmission } from '../../lib/form/use-submission.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { FileChips, type TextFile } from '../../workbench/files/file-chips.tsx';

type ProgramFilesProps = {
  id: string;
  files: TextFile[];
  onChanged: (files: TextFile[]) => void;
};

/** The files that an own program keeps, to look at and to delete. */
export function ProgramFiles({ id, files, onChanged }: ProgramFilesProps) {
  return (
    <FileChips
      heading={m.files_kept()}
      note={m.files_kept_text()}
      files={files}
      actionFor={({ name }, close) => (
        <DeleteFile
          id={id}
          name={name}
          onDeleted={(left) => {
            close();
            onChanged(left);
          }}
        />
      )}
    />
  );
}

type DeleteFileProps = { id: string; name: string; onDeleted: (left: TextFile[]) => void };

function DeleteFile({ id, name, onDeleted }: DeleteFileProps) {
  const { busy, failure, submit } = useSubmission();
  const remove = async () => {
    const { files } = await api.programs.deleteProgramFile({ params: { id }, body: { name } });
    showToast(m.files_deleted({ name }));
    onDeleted(files);
  };
  return (
    <>
      {failure !== null && <Banner kind="error">{refusalOr(failure, m.files_error_delete)}</Banner>}
      <Button kind="danger" className="justify-self-start" busy={busy} onClick={() => void submit(remove)}>
        {m.files_delete({ name })}
      </Button>
    </>
  );
}
