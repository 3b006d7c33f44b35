import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { TextLink } from './text-link.tsx';

export type Fact = {
  icon: IconName;
  title: () => string;
  text: () => string;
  more?: { to: string; name: () => string };
};

type FactListProps = { facts: readonly Fact[]; className?: string };

/** Short facts, each with an icon and an optional link. Their titles are headings of level 3. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <ul className={classNames('grid grid-cols-1', className)}>
      {facts.map(({ icon, title, text, more }) => (
        <li key={icon} className="flex gap-4">
          <Icon name={icon} className="mt-0.5 size-7 text-action" />
          <div className="min-w-0">
            <h3 className="text-lg">{title()}</h3>
            <p className="mt-1 text-muted">{text()}</p>
            {more && <TextLink to={more.to}>{more.name()}</TextLink>}
          </div>
        </li>
      ))}
    </ul>
  );
}
