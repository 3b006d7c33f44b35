import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStart } from './use-start.ts';

export function StartButton() {
  const { path, hasBegun } = useStart();
  return (
    <ButtonLink to={path} kind="reward" className="min-h-14 px-7 text-lg max-md:w-full">
      {hasBegun ? m.landing_continue() : m.landing_start()}
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}
