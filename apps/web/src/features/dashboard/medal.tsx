import type { ReactNode } from 'react';
import { MedalDisc } from '../../ui/medal-disc.tsx';

type MedalProps = {
  /** Id of the badge, which selects its picture. */
  id: string;
  title: string;
  text: string;
  isAwarded?: boolean;
  children?: ReactNode;
};

/** A badge in a list: picture, title and text. */
export function Medal({ id, title, text, isAwarded = false, children }: MedalProps) {
  return (
    <li className="flex items-start gap-3">
      <MedalDisc id={id} isAwarded={isAwarded} />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}
