import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';

type ErrorStateProps = { title: string; text: string; children: ReactNode };

/** Error state of a whole page: what happened, that it is not the learner's fault, and where to go. */
export function ErrorState({ title, text, children }: ErrorStateProps) {
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-lg flex-1 content-center justify-items-start gap-4 px-4 py-12">
      <Icon name="alert" className="size-12 text-action" />
      <PageTitle title={title} />
      <p className="text-lg text-muted">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
