import { BadgeIcon } from './badge-icon.tsx';
import { classNames } from './class-names.ts';

type MedalDiscProps = { id: string; isAwarded: boolean; isLarge?: boolean; className?: string };

/** The picture of a badge as a medal; dashed while it is not earned. */
export function MedalDisc({ id, isAwarded, isLarge = false, className }: MedalDiscProps) {
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-full',
        isLarge ? 'size-14' : 'size-11',
        isAwarded ? 'bg-reward text-on-reward' : 'border-2 border-dashed border-edge text-muted',
        className,
      )}
    >
      <BadgeIcon id={id} className={isLarge ? 'size-8' : 'size-6'} />
    </span>
  );
}
