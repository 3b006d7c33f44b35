import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../../compiled-messages/messages.ts';
import { api } from '../../../lib/api/api.ts';
import { noAnswerOr } from '../../../lib/api/failure-text.ts';
import { CodeText } from '../../../ui/code-text.tsx';
import { useIsNarrow } from '../../../ui/narrow-screen.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { FoldButton } from '../../../workbench/fold-button.tsx';
import { TaskSheet } from '../../../workbench/task-sheet.tsx';

/**
 * One way to write the program of a free task. It is fetched when it is asked for. On a narrow screen it has a sheet of its
 * own: below the result it would be out of sight.
 */
export function Sample({ questionId }: { questionId: string }) {
  const [isShown, setShown] = useState(false);
  const isInSheet = useIsNarrow();
  const isUnfolded = isShown && !isInSheet;
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <FoldButton icon="bulb" isOpen={isUnfolded} onToggle={() => setShown(!isShown)}>
        {isUnfolded ? m.practice_sample_hide() : m.practice_sample_show()}
      </FoldButton>
      {isUnfolded && <SampleProgram questionId={questionId} />}
      {isShown && isInSheet && (
        <TaskSheet label={m.practice_sample_heading()} onClose={() => setShown(false)}>
          <SampleProgram questionId={questionId} />
        </TaskSheet>
      )}
    </div>
  );
}

function SampleProgram({ questionId }: { questionId: string }) {
  const { data, error, isPending } = useQuery({
    queryKey: ['sample', questionId],
    queryFn: ({ signal }) => api.practice.sample({ params: { id: questionId }, signal }),
    // Before the first run there is none, and there is one afterwards.
    staleTime: 0,
  });
  if (isPending) return <Spinner className="size-5" />;
  if (data === undefined) return <p role="status">{noAnswerOr(error, m.practice_error_load)}</p>;
  if (data.code === null) return <p role="status">{m.practice_sample_after_run()}</p>;
  return (
    <section className="grid w-full grid-cols-1 gap-2 rounded-2xl border border-line bg-surface p-4 bench:border-0">
      <h3 className="text-lg">{m.practice_sample_heading()}</h3>
      <p className="text-muted">{m.practice_sample_note()}</p>
      <pre
        translate="no"
        className="code-on-dark whitespace-pre-wrap break-words rounded-xl bg-code-ground px-3 py-2 font-mono leading-[1.6] text-code-ink"
      >
        <CodeText text={data.code} />
      </pre>
    </section>
  );
}
