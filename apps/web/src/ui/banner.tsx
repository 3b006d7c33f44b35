import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type BannerKind = 'success' | 'error' | 'info';

const looks: Record<BannerKind, { icon: IconName; colours: string; role: 'status' | 'alert' }> = {
  success: {
    icon: 'check-circle',
    colours: 'border-success bg-success-soft [&>svg]:text-success',
    role: 'status',
  },
  error: { icon: 'alert', colours: 'border-danger bg-danger-soft [&>svg]:text-danger', role: 'alert' },
  info: { icon: 'info', colours: 'border-action bg-action-soft [&>svg]:text-action', role: 'status' },
};

type BannerProps = {
  kind: BannerKind;
  children: ReactNode;
  className?: string;
  /** True if the screen itself announces the same, so that a screen reader does not repeat it. */
  isSilent?: boolean;
};

/** A message box; icon, text and colour say the same. Screen readers read it when it appears. */
export function Banner({ kind, children, className, isSilent = false }: BannerProps) {
  const { icon, colours, role } = looks[kind];
  return (
    <div
      {...(isSilent ? {} : { role })}
      className={classNames(
        'flex items-start gap-3 rounded-xl border-s-4 px-4 py-3 text-ink',
        colours,
        className,
      )}
    >
      <Icon name={icon} className="mt-0.5 size-6" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
