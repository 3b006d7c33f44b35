import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

type SettingsSectionProps = {
  /** Link target for the page's list of sections. */
  id: string;
  icon: IconName;
  title: string;
  text?: string;
  children: ReactNode;
};

export function SettingsSection({ id, icon, title, text, children }: SettingsSectionProps) {
  return (
    <Card id={id} role="region" aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <div className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-action-soft text-action">
          <Icon name={icon} />
        </span>
        <div className="min-w-0 self-center">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
        </div>
      </div>
      {text !== undefined && <p className="mt-3 text-muted">{text}</p>}
      <div className="mt-5 grid grid-cols-1 gap-6">{children}</div>
    </Card>
  );
}
