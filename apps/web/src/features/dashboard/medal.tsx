import type { ReactNode } from 'react';
import { BadgeIcon } from '../../ui/badge-icon.tsx';
import { classNames } from '../../ui/class-names.ts';

type MedalProps = {
  /** Id of the badge, which selects its picture. */
  id: string;
  title: string;
  text: string;
  isEarned?: boolean;
  children?: ReactNode;
};

/** A badge in a list: picture, title and text. */
export function Medal({ id, title, text, isEarned = false, children }: MedalProps) {
  return (
    <li className="flex items-start gap-3">
      <MedalDisc id={id} isEarned={isEarned} />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}

type MedalDiscProps = { id: string; isEarned: boolean; isLarge?: boolean };

export function MedalDisc({ id, isEarned, isLarge = false }: MedalDiscProps) {
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center rounded-full',
        isLarge ? 'size-14' : 'size-11',
        isEarned ? 'bg-reward text-on-reward' : 'border-2 border-dashed border-edge text-muted',
      )}
    >
      <BadgeIcon id={id} className={isLarge ? 'size-8' : 'size-6'} />
    </span>
  );
}
