import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../compiled-messages/messages.ts';
import { refusalOr } from '../lib/api/failure-text.ts';
import { fittingTitle, useCreateProgram } from '../lib/data/own-programs.ts';
import { paths } from '../lib/paths.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { showToast } from '../ui/toast.tsx';

type KeepCopyProps = {
  title: string;
  code: string;
  inputs: readonly string[];
  /** The question of the course that the program answers; missing for any other program. */
  taskId?: string;
};

/**
 * Keeps the program of a task among the own programs. Once it is changed, it can be kept again. Must stay mounted while
 * it is hidden: it knows which program was kept.
 */
export function KeepCopy({ title, code, inputs, taskId }: KeepCopyProps) {
  const [kept, setKept] = useState<{ id: string; code: string } | null>(null);
  const { mutate, isPending, error } = useCreateProgram();
  const button = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const keep = () =>
    mutate(
      {
        title: fittingTitle(title),
        code,
        inputs: [...inputs],
        ...(taskId === undefined ? {} : { task_id: taskId }),
      },
      {
        onSuccess: ({ id }) => {
          // The link takes the place of the button.
          const hadFocus = document.activeElement === button.current;
          flushSync(() => setKept({ id, code }));
          if (hadFocus) link.current?.focus();
          showToast(m.practice_kept_copy());
        },
      },
    );
  const isKept = kept?.code === code;
  return (
    <>
      {!isKept && (
        <Button ref={button} kind="secondary" busy={isPending} onClick={keep}>
          <Icon name="copy" className="size-5" />
          {m.practice_keep_copy()}
        </Button>
      )}
      {isKept && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-3">
          {m.practice_kept_copy()}
          <TextLink ref={link} to={paths.program(kept.id)}>
            {m.practice_kept_open()}
          </TextLink>
        </p>
      )}
      {error !== null && <Banner kind="error">{refusalOr(error, m.practice_error_keep_copy)}</Banner>}
    </>
  );
}
