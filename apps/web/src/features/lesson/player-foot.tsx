import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type PlayerFootProps = {
  /** In place of it the lesson asks something. */
  isHidden: boolean;
  /** Hidden, it keeps its height, so that what is below does not move. */
  keepsRoom: boolean;
  /** Over the picture, where that fills its box. */
  isOver: boolean;
  /** Beside the picture, where it is as high as that: the caption gets what the controls leave. */
  isBeside: boolean;
  /** Controls over the picture are not shown, and the caption takes their place. They keep the focus. */
  isResting: boolean;
  caption: ReactNode;
  children: ReactNode;
};

/** The caption and the controls of a player, below the picture or over it; the same elements, so that the focus stays. */
export function PlayerFoot({
  isHidden,
  keepsRoom,
  isOver,
  isBeside,
  isResting,
  caption,
  children,
}: PlayerFootProps) {
  return (
    <div
      hidden={isHidden && !keepsRoom}
      style={{ visibility: isHidden && keepsRoom ? 'hidden' : undefined }}
      className={classNames(
        'grid grid-cols-1',
        isOver && 'pointer-events-none absolute inset-x-0 bottom-0',
        isBeside && 'min-h-0 grid-rows-[minmax(0,1fr)_auto] overflow-y-auto',
      )}
    >
      {caption}
      <div
        className={classNames(
          'grid grid-cols-1',
          isOver &&
            'pointer-events-auto bg-code-ground/80 transition-[grid-template-rows,opacity] duration-240',
          isResting ? 'grid-rows-[0fr] opacity-0' : 'grid-rows-[1fr]',
        )}
      >
        <div
          className={classNames(
            'min-h-0 px-2',
            isOver ? 'pb-[max(0.25rem,env(safe-area-inset-bottom))]' : 'pb-2',
            isResting && 'overflow-hidden',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
