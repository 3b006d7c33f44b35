import { m } from '../../compiled-messages/messages.ts';
import { TaskSheet } from '../task-sheet.tsx';
import { HintList } from './hint-list.tsx';
import type { Hints } from './use-hints.ts';

/** The hints over the screen, where beside the code there is no room for them. */
export function HintSheet({ hints }: { hints: Hints }) {
  if (!hints.isListed) return null;
  return (
    <TaskSheet label={m.practice_hints_heading()} onClose={() => hints.setListed(false)}>
      <div className="px-4 pt-4">
        <HintList hints={hints} />
      </div>
    </TaskSheet>
  );
}
